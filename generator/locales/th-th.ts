import type { Locale } from "./locale.ts";

/** Thai. */
export const thTh: Locale = {
  tag: "th-th",
  family: "tai",
  latinScript: false,
  source: false,
  dictionaries: [],
  headers: {
    name: ["ชื่อแอตทริบิวต์"],
    type: ["ประเภท"],
    description: ["คำอธิบาย"],
  },
  titles: { site: ["การอ้างอิงประเภทเหตุการณ์ของไซต์สำหรับบันทึกกิจกรรม"], tenant: [] },
  detailsHeadings: ["รายละเอียดประเภทเหตุการณ์"],
  commonHeadings: ["แอตทริบิวต์ทั่วไป"],
  types: { string: ["สตริง"], integer: ["จำนวนเต็ม"] },
  noteLabels: ["หมายเหตุ:"],
};
