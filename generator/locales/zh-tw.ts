import type { Locale } from "./locale.ts";
import { zhTwPhrases } from "./phrases/zh-tw.ts";

/** Chinese (traditional). */
export const zhTw: Locale = {
  tag: "zh-tw",
  family: "sinitic",
  latinScript: false,
  source: false,
  dictionaries: [],
  headers: {
    name: ["屬性名稱"],
    type: ["類型"],
    // The word changed between versions of the same page.
    description: ["說明", "描述"],
  },
  titles: { site: ["活動記錄檔站台事件類型參考"], tenant: ["活動記錄檔租用戶事件類型參考"] },
  detailsHeadings: ["事件類型詳細資料"],
  commonHeadings: ["通用屬性"],
  types: { string: ["字串"], integer: ["整數"], boolean: ["布林值"] },
  noteLabels: ["附註："],
  phrases: zhTwPhrases,
};
