import type { Locale } from "./locale.ts";
import { jaJpPhrases } from "./phrases/ja-jp.ts";

/** Japanese. */
export const jaJp: Locale = {
  tag: "ja-jp",
  family: "japonic",
  latinScript: false,
  source: false,
  dictionaries: [],
  headers: {
    name: ["属性名"],
    type: ["タイプ"],
    description: ["説明"],
  },
  titles: {
    site: [
      "アクティビティ ログ イベント タイプ リファレンス",
      "アクティビティ ログのサイト イベント タイプのリファレンス",
    ],
    tenant: ["アクティビティ ログのテナント イベント タイプのリファレンス"],
  },
  detailsHeadings: ["イベント タイプの詳細"],
  commonHeadings: ["共通の属性"],
  types: { string: ["文字列"], integer: ["整数"] },
  noteLabels: ["注:"],
  phrases: jaJpPhrases,
};
