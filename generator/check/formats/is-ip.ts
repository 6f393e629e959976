const GROUP = /^[0-9a-f]{1,4}$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)(?:\.(?!$)|$)){4}$/;

/** Groups of 16 bits in an address; `::` stands for one or more of them. */
const GROUPS = 8;

/** True for an IP address of version 4 or 6. */
export const isIp = (text: string): boolean => IPV4.test(text) || isIpv6(text);

/** True for an IP address of version 6, without brackets or zone. */
export function isIpv6(text: string): boolean {
  const gap = text.indexOf("::");
  if (gap < 0) return countGroups(text, true) === GROUPS;
  return countGroups(text.slice(0, gap), false) + countGroups(text.slice(gap + 2), true) < GROUPS;
}

/** How many groups a part of an address has, or NaN where it is none. The last two may be written as IPv4. */
function countGroups(text: string, mayEndInIpv4: boolean): number {
  if (text === "") return 0;
  const groups = text.split(":");
  const last = groups.pop() ?? "";
  if (!groups.every((group) => GROUP.test(group))) return NaN;
  if (GROUP.test(last)) return groups.length + 1;
  return mayEndInIpv4 && IPV4.test(last) ? groups.length + 2 : NaN;
}
