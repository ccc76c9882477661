import { normalizeIP } from '@fastify/rate-limit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** As proxies write it: in quotes, with its port, in brackets, or with a network card. */
const QUOTED = /^"(.*)"$/;
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const V4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
const ZONE = /%.*$/;

/** @returns its one spelling (mapped IPv4 as IPv4); null for what is no address */
export function readAddress(written: string): string | null {
  const text = written.trim().replace(QUOTED, '$1');
  const bare = IN_BRACKETS.exec(text)?.[1] ?? V4_WITH_PORT.exec(text)?.[1] ?? text;
  const address = bare.replace(ZONE, '');
  return isIP(address) > 0 ? normalizeIP(address, 128) : null;
}

/** As the trusted proxies say, else the neighbor's. @returns '' for a visitor who has left */
export function visitorAddress({ ips, socket }: FastifyRequest): string {
  const hops = ips ?? [socket.remoteAddress ?? ''];
  return hops.map(readAddress).findLast((address) => address !== null) ?? '';
}

export const VisitorAddress = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  visitorAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);

type TrustsProxy = (written: string, hop: number) => boolean;

/** A number trusts so many hops, so only the proxy may reach the port. @param setting `TRUST_PROXY` */
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
