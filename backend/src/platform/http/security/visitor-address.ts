import { normalizeIP } from '@fastify/rate-limit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** As proxies write it: in quotes, with its port, in brackets, or within a network card of theirs. */
const QUOTED = /^"(.*)"$/;
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const V4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
const ZONE = /%.*$/;

/**
 * @param written what a proxy or a socket calls the address of its neighbor
 * @returns the address in its one spelling, an IPv4 that is written as IPv6 as IPv4; null for what is none
 */
export function readAddress(written: string): string | null {
  const text = written.trim().replace(QUOTED, '$1');
  const bare = IN_BRACKETS.exec(text)?.[1] ?? V4_WITH_PORT.exec(text)?.[1] ?? text;
  const address = bare.replace(ZONE, '');
  return isIP(address) > 0 ? normalizeIP(address, 128) : null;
}

/**
 * Where a request comes from, which is the key of every limit: what the trusted proxies say. What they say
 * that is no address counts as that of the neighbor who passed it on.
 * @returns '' for a visitor who has left
 */
export function visitorAddress({ ips, socket }: FastifyRequest): string {
  const hops = ips ?? [socket.remoteAddress ?? ''];
  return hops.map(readAddress).findLast((address) => address !== null) ?? '';
}

/** The address of whoever calls. */
export const VisitorAddress = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  visitorAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Says of an address, and of how many hops away it is, whether it is a proxy whose word counts. */
type TrustsProxy = (written: string, hop: number) => boolean;

/**
 * A number trusts so many hops, whoever they are, as Fastify did before 5.12. So nobody but the proxy may
 * reach the server's port.
 * @param setting `TRUST_PROXY`, as the configuration has it
 */
export function trustedProxies(setting: boolean | number | string): TrustsProxy {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'number') return (_written, hop) => hop < setting;
  const trusted = new BlockList();
  for (const part of setting.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    if (isIP(address) === 0) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (written) => {
    const address = readAddress(written);
    return address !== null && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
