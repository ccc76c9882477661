import { normalizeIP } from '@fastify/rate-limit';

/**
 * What counts as one visitor where nobody is signed in: a provider gives one household up to a /56 of IPv6,
 * and whoever has one may send each request from another address, or another /64, of it.
 * @param address as `visitorAddress` has it; '' for a visitor who has left
 * @returns the address of an IPv4; the first address of the /56 of an IPv6
 */
export const ipv6Prefix = (address: string): string => normalizeIP(address, 56);
