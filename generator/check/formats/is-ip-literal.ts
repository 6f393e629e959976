import { isIpv6 } from "./is-ip.ts";

/** An address of a version to come. */
const FUTURE = /^v[0-9a-f]+\.[\w\-.~!$&'()*+,;=:]+$/i;

/** True for what RFC 3986 allows in the brackets of a host: an IPv6 address, or one of a later version. */
export const isIpLiteral = (text: string): boolean => isIpv6(text) || FUTURE.test(text);
