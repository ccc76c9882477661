import { z } from 'zod';
import {
  DEFAULT_RADIUS_MILES,
  MAX_OFFSET,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  RADIUS_CHOICES,
  type RadiusMiles,
  ZIP_INPUT_LENGTH,
} from './limits.js';
import { listed } from './listed.js';
import { collapseOperators } from './search/search-text.js';
import { readZip } from './zip.js';

export const ZIP_MESSAGE = 'Please enter a five-digit ZIP code, such as 33901.';

/** An empty text counts as absent, as browsers send every field of a form. */
const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const zipText = z
  .string(ZIP_MESSAGE)
  .max(100, ZIP_MESSAGE)
  .refine((text) => readZip(text) !== null, ZIP_MESSAGE)
  .transform((text) => readZip(text) ?? '');

/** A ZIP code that a form asks for, with up to ten characters; ZIP+4 is cut to its five digits. */
export const FormZip = z
  .string(ZIP_MESSAGE)
  .trim()
  .max(ZIP_INPUT_LENGTH, ZIP_MESSAGE)
  .refine((text) => readZip(text) !== null, ZIP_MESSAGE)
  .transform((text) => readZip(text) ?? text);

/** A ZIP code in a query; ZIP+4 is cut to its five digits. */
export const ZipQuery = z.preprocess(emptyToUndefined, zipText);
/** The same where the ZIP code may be left out. */
export const OptionalZipQuery = z.preprocess(emptyToUndefined, zipText.optional());

const wholeNumber = (name: string, min: number, max: number) => {
  const message = `Please give ${name} as a whole number from ${min} to ${max.toLocaleString('en-US')}.`;
  // Digits alone: what else a program takes for a number ("0x10", "1e2") is a mistake in an address.
  const digits = (value: unknown) =>
    typeof value === 'string' && !/^\d{1,9}$/.test(value) ? Number.NaN : value;
  return z.preprocess(digits, z.coerce.number(message).int(message).min(min, message).max(max, message));
};

/** @param most for lists whose rows are light */
export const LimitQuery = (preset: number, most = MAX_PAGE_SIZE) =>
  z.preprocess(emptyToUndefined, wholeNumber('limit', 1, most).default(preset));
/** The same where a missing limit means something by itself. */
export const OptionalLimitQuery = (most: number) =>
  z.preprocess(emptyToUndefined, wholeNumber('limit', 1, most).optional());
export const OffsetQuery = z.preprocess(emptyToUndefined, wholeNumber('offset', 0, MAX_OFFSET).default(0));

const RADIUS_MESSAGE = `Please choose a radius of ${listed(RADIUS_CHOICES.map(String), 'or')} miles.`;
export const RadiusQuery = z.preprocess(
  emptyToUndefined,
  z.coerce
    .number(RADIUS_MESSAGE)
    .refine(
      (miles): miles is RadiusMiles => RADIUS_CHOICES.some((choice) => choice === miles),
      RADIUS_MESSAGE,
    )
    .default(DEFAULT_RADIUS_MILES),
);

const SEARCH_MESSAGE = `Please search with at most ${MAX_SEARCH_LENGTH} characters.`;
/**
 * Free search text. NUL characters, which PostgreSQL cannot store, are dropped, and runs of operators are
 * collapsed.
 */
export const SearchQuery = z.preprocess(
  emptyToUndefined,
  z
    .string(SEARCH_MESSAGE)
    .max(MAX_SEARCH_LENGTH, SEARCH_MESSAGE)
    .transform((text) => collapseOperators(text.replaceAll('\0', ' ')))
    .optional(),
);

/** A yes-or-no in a query: "true", "1" and "yes" are yes; anything else is no. */
export const FlagQuery = z
  .preprocess(
    (value) => typeof value === 'string' && ['true', '1', 'yes', 'on'].includes(value.toLowerCase()),
    z.boolean(),
  )
  .default(false);

/** How much of each item a list answers: all of it, or what a card shows. */
export const ViewQuery = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(['full', 'card'], 'Please ask for the view full or card.').default('full'),
);

/** A positive id of a row, as it stands in an address. */
export const RowId = (message: string) =>
  z
    .string(message)
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number);

/** A moment as ISO 8601 text in UTC. */
export const Timestamp = z.iso.datetime({ offset: true });
export const GIVEN_DAY_MESSAGE = 'Please give the day as YYYY-MM-DD.';
/** A day that somebody gives, as YYYY-MM-DD. The calendar of the database has no year 0000. */
export const GivenDay = (message = GIVEN_DAY_MESSAGE) =>
  z.iso.date(message).refine((day) => day >= '1900', message);
/** A day as YYYY-MM-DD. */
export const Day = z.iso.date();

/** The id of something that a form asks for. @param message what is said of anything else */
export const chosenId = (message: string) =>
  z.number(message).int(message).min(1, message).max(999_999_999, message);
