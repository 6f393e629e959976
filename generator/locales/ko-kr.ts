import type { Locale } from "./locale.ts";
import { koKrPhrases } from "./phrases/ko-kr.ts";

/** Korean. */
export const koKr: Locale = {
  tag: "ko-kr",
  family: "koreanic",
  latinScript: false,
  source: false,
  dictionaries: [],
  headers: {
    name: ["특성 이름"],
    type: ["유형"],
    description: ["설명"],
  },
  titles: { site: ["작업 로그 이벤트 유형 참조", "작업 로그의 site 이벤트 유형 참조"], tenant: [] },
  detailsHeadings: ["이벤트 유형 세부 정보"],
  commonHeadings: ["공통 특성"],
  types: { string: ["문자열"], integer: ["정수"], boolean: ["부울"] },
  noteLabels: ["참고:"],
  phrases: koKrPhrases,
};
