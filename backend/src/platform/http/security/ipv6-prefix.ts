import { normalizeIP } from '@fastify/rate-limit';

/** Households get up to a /56. @param address '' for a visitor who has left @returns its first address */
export const ipv6Prefix = (address: string): string => normalizeIP(address, 56);
