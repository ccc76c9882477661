import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { listed } from '../../contract/shared/listed.js';

/** Each with the end of a sentence: "PORT must be …". */

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be ${listed(values, 'or')}` });

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number);

const MOST_PROCESSES = 64;

/** `auto`: one for each processor. */
export const processes = z
  .string()
  .refine((text) => text === 'auto' || (/^[1-9]\d?$/.test(text) && Number(text) <= MOST_PROCESSES), {
    error: `must be a whole number from 1 to ${MOST_PROCESSES}, or auto`,
  })
  .transform((text) => (text === 'auto' ? Math.min(availableParallelism(), MOST_PROCESSES) : Number(text)));

export const onOff = z
  .string()
  .toLowerCase()
  .refine((text) => ['on', 'off', 'true', 'false', '1', '0'].includes(text), { error: 'must be on or off' })
  .transform((text) => ['on', 'true', '1'].includes(text));

/** Cron's words for a full hour in UTC. Becomes the hour; null for off. */
export const nightly = z
  .string()
  .refine((text) => text === 'off' || /^0 (?:1?\d|2[0-3]) \* \* \*$/.test(text), {
    error: 'must be a full hour (UTC) of every day, like 0 9 * * *, or off',
  })
  .transform((text) => (text === 'off' ? null : Number(text.split(' ')[1])));

export const webAddress = z
  .string()
  .refine((text) => isWebAddress(text), { error: 'must be an address that begins with https:// or http://' });

export const bareOrigin = webAddress
  .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', {
    error: 'must be an address without a path, like https://api.stripe.com',
  })
  .transform((text) => (URL.canParse(text) ? new URL(text).origin : text));

export const startsWith = (prefix: string) =>
  z.string().refine((text) => text.startsWith(prefix) && text.length > prefix.length, {
    error: `must begin with ${prefix}`,
  });

export const baseAddress = webAddress.transform((text) => text.replace(/\/+$/, ''));

export const originAddress = z
  .string()
  .refine((text) => isWebAddress(text) && /^\/?$/.test(text.replace(/^https?:\/\/[^/?#]+/i, '')), {
    error: 'must be the address of the site without a path, like https://farmgate.example',
  })
  .transform((text) => new URL(text).origin);

export const databaseAddress = z.string().refine((text) => isDatabaseAddress(text), {
  error: 'must be an address like postgres://user:password@host:5432/database',
});

/** Comma-separated. */
export const databaseAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((addresses) => addresses.every(isDatabaseAddress), {
    error: 'must be addresses like postgres://user:password@host:5432/database with commas between them',
  });

export const smtpAddress = z.string().refine((text) => /^smtps?:\/\//i.test(text) && URL.canParse(text), {
  error: 'must be an address like smtp://user:password@mail.example:587',
});

export const emailAddress = z.email({ error: 'must be an email address' });

export const americanNumber = z
  .string()
  .regex(/^\+1[2-9]\d{9}$/, { error: 'must be a phone number like +12395550100' });

export const sender = z
  .string()
  .refine((text) => emailAddress.safeParse(bareAddress(text)).success && !/[\r\n]/.test(text), {
    error: 'must be an email address, or a name and an address like Farmgate <hello@farmgate.example>',
  });

export const host = z.string().refine((text) => isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text), {
  error: 'must be an IP address or the name of a host',
});

export const trustProxy = z
  .string()
  .refine((text) => text.split(',').every((part) => isProxy(part.trim())) || isProxyCount(text), {
    error: 'must be on, off, the number of proxies in front, or their addresses separated by commas',
  })
  .transform((text): boolean | number | string => {
    if (text === 'on' || text === 'true') return true;
    if (text === 'off' || text === 'false' || text === '0') return false;
    return isProxyCount(text) ? Number(text) : text;
  });

/** "hello@farm.example" of "Farmgate <hello@farm.example>". */
export function bareAddress(text: string): string {
  return (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim();
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1;
}

function isProxyCount(text: string): boolean {
  return /^[1-9]\d?$/.test(text);
}

function isProxy(text: string): boolean {
  if (['on', 'off', 'true', 'false', '0'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}
