import { deDe } from "./de-de.ts";
import { enGb } from "./en-gb.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import { frCa } from "./fr-ca.ts";
import { frFr } from "./fr-fr.ts";
import { itIt } from "./it-it.ts";
import { jaJp } from "./ja-jp.ts";
import { koKr } from "./ko-kr.ts";
import type { Locale } from "./locale.ts";
import { nlNl } from "./nl-nl.ts";
import { ptBr } from "./pt-br.ts";
import { svSe } from "./sv-se.ts";
import { thTh } from "./th-th.ts";
import { zhCn } from "./zh-cn.ts";
import { zhTw } from "./zh-tw.ts";

/** Every locale that is known, in the order of the tags. */
export const LOCALES: readonly Locale[] = [
  deDe,
  enGb,
  enUs,
  esEs,
  frCa,
  frFr,
  itIt,
  jaJp,
  koKr,
  nlNl,
  ptBr,
  svSe,
  thTh,
  zhCn,
  zhTw,
];

const BY_TAG: ReadonlyMap<string, Locale> = new Map(LOCALES.map((locale) => [locale.tag, locale]));

/**
 * The data of a locale.
 *
 * @param tag the publisher's tag, as a printed reference carries it: `pt-br`
 * @throws Error (a bug: pages in other languages are refused when they are scraped) where the tag is unknown
 */
export function localeByTag(tag: string): Locale {
  const locale = BY_TAG.get(tag);
  if (locale === undefined) throw new Error(`no locale data for ${tag}`);
  return locale;
}
