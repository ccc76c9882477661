import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Loopback, private, link-local, and the carriers' addresses that clusters use. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  INSIDE.addSubnet(network, bits);
}
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/** What proxies add when they pass on what somebody else asked. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/** Not through the proxy in front, nor from the internet. @param address of the socket, not a header */
export function mayScrape(address: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) > 0 && INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
