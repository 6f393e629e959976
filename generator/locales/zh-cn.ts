import type { Locale } from "./locale.ts";
import { zhCnPhrases } from "./phrases/zh-cn.ts";

/** Chinese (simplified). */
export const zhCn: Locale = {
  tag: "zh-cn",
  family: "sinitic",
  latinScript: false,
  source: false,
  dictionaries: [],
  headers: {
    name: ["属性名称"],
    type: ["类型"],
    description: ["描述"],
  },
  titles: { site: ["活动日志事件类型参考", "活动日志站点事件类型参考"], tenant: ["活动日志租户事件类型参考"] },
  detailsHeadings: ["事件类型详细信息"],
  commonHeadings: ["通用属性"],
  types: { string: ["字符串"], integer: ["整数"], long: ["长整数"], float: ["浮点数"], boolean: ["布尔值"] },
  noteLabels: ["注意："],
  phrases: zhCnPhrases,
};
