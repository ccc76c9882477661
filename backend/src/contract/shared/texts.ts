import { z } from 'zod';
import { readZip } from './zip.js';

/**
 * Building blocks for what people type into forms. Outer spaces do not count; NUL, which PostgreSQL cannot
 * store, is dropped.
 */

const atMost = (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters.`;
const clean = (text: string) => text.replaceAll('\0', '').trim();

/** A text that has to be there. @param message what is said when it is not */
export const requiredText = (max: number, message: string) => longText(1, max, message);

/** A text of at least `min` characters. @param message what is said when it is shorter, or missing */
export const longText = (min: number, max: number, message: string) =>
  z.string(message).max(max, atMost(max)).transform(clean).pipe(z.string().min(min, message));

/** A text of at least `min` characters, or none: left out, it is empty. */
export const blankOrText = (min: number, max: number, message: string) =>
  z
    .string(message)
    .max(max, atMost(max))
    .default('')
    .transform(clean)
    .refine((text) => text === '' || text.length >= min, message);

/** A text that may be left out; empty is null. */
export const optionalText = (max: number) =>
  z
    .string(atMost(max))
    .max(max, atMost(max))
    .nullish()
    .transform((text) => clean(text ?? '') || null);

/** A text that stays as it is where it is left out; empty is null. */
export const keptText = (max: number) =>
  z
    .string(atMost(max))
    .max(max, atMost(max))
    .nullable()
    .transform((text) => clean(text ?? '') || null)
    .optional();

/** An e-mail address that has to be there. */
export const requiredEmail = (message: string) =>
  z.string(message).trim().max(254, message).pipe(z.email(message));

/** An e-mail address that may be left out; empty is null. */
export const optionalEmail = (message: string) =>
  z
    .string(message)
    .trim()
    .max(254, message)
    .refine((text) => text === '' || z.email().safeParse(text).success, message)
    .nullish()
    .transform((text) => text || null);

/** A web address with http or https that may be left out; empty is null. */
export const optionalWebAddress = (message: string) =>
  z
    .string(message)
    .trim()
    .max(500, message)
    .refine((text) => text === '' || isWebAddress(text), message)
    .nullish()
    .transform((text) => text || null);

/** A five-digit ZIP code that may be left out; empty is null, ZIP+4 is cut. */
export const optionalZip = (message: string) =>
  z
    .string(message)
    .trim()
    .max(10, message)
    .refine((text) => text === '' || readZip(text) !== null, message)
    .nullish()
    .transform((text) => (text ? readZip(text) : null));

/** @returns whether a text is an http(s) address with a host that has a dot, as people mean it */
export function isWebAddress(text: string): boolean {
  // The parser would encode control characters, or leave them out; what is stored is the text itself.
  if (!/^https?:\/\//i.test(text) || /\p{Cc}/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return hostname.includes('.') && username === '';
}
