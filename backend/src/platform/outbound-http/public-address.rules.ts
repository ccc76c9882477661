import { BlockList, isIP } from 'node:net';

/** Signed addresses, such as those of file stores, are long. */
const MOST_LETTERS = 4_000;
/** RFC 2606, 6761, 6762, 8375, 9476 */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion|alt)$/;

/**
 * An address that our server may call for a stranger: https, usual port, named public host, no password, and
 * no `#`. Where its name leads is checked when it is called, by `lookupPublic`.
 */
export function isPublicUrl(text: string): boolean {
  if (text.length > MOST_LETTERS || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const name = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hash === '' &&
    name.includes('.') &&
    !name.startsWith('[') &&
    isIP(name) === 0 &&
    !PRIVATE_NAMES.test(name)
  );
}

/** RFC 6890 */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of the public part: documentation, and what leads into IPv4. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const privateOnes = new BlockList();
for (const [net, bits] of PRIVATE_V4) privateOnes.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of PRIVATE_V6) privateOnes.addSubnet(net, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** @param address IPv4 or IPv6; anything else is none */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateOnes.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !privateOnes.check(address, 'ipv6');
}
