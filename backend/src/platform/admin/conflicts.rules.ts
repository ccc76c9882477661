import type { z } from 'zod';
import { cutText } from '../../contract/shared/cut-text.js';
import { isSame } from '../audit/changed-fields.rules.js';
import { DomainError } from '../http/errors/domain-error.js';

/** `was`: what these fields held when the person began. */
export type Changes = Record<string, unknown> & { was: Record<string, unknown> };

export const NOT_SEEN = 'Please send in "was" what this field held before.';

/** @throws VALIDATION_FAILED where a field has no `was`, CHANGED_MEANWHILE naming the fields */
export function assertUnchanged(
  present: Record<string, unknown>,
  changes: Record<string, unknown>,
  was: Record<string, unknown>,
  prefix = '',
): void {
  const names = Object.keys(changes).filter((name) => changes[name] !== undefined);
  const unseen = names.filter((name) => !Object.hasOwn(was, name));
  if (unseen.length > 0) {
    throw new DomainError(
      'VALIDATION_FAILED',
      unseen.map((path) => ({ path, message: NOT_SEEN })),
    );
  }
  const changed = names.filter(
    (name) => !isSame(present[name], was[name]) && !isSame(present[name], changes[name]),
  );
  if (changed.length === 0) return;
  throw new DomainError(
    'CHANGED_MEANWHILE',
    changed.map((name) => ({
      path: `${prefix}${name}`,
      message: sentence(`Someone else changed this to ${shown(present[name])}`),
    })),
  );
}

/** Compares only what came with `was`, so calls without it go on working. @throws CHANGED_MEANWHILE */
export function refuseOverwriting(
  Seen: z.ZodObject,
  present: object,
  changes: object,
  was: object | undefined,
  prefix = '',
): void {
  if (!was) return;
  const compared = Object.entries(changes).filter(
    ([name]) => Object.hasOwn(Seen.shape, name) && Object.hasOwn(was, name),
  );
  const fields = Object.fromEntries(compared);
  assertUnchanged(Seen.parse(present), fields, was as Record<string, unknown>, prefix);
}

/** @returns the fields to write: those that `was` names; all of the form without it */
export function withKept<Fields extends object>(
  fields: Fields,
  was: object | undefined,
  present: Partial<NoInfer<Fields>>,
): Fields {
  if (!was) return fields;
  const kept = Object.entries(present).filter(([name]) => !Object.hasOwn(was, name));
  return { ...fields, ...(Object.fromEntries(kept) as Partial<Fields>) };
}

export const fieldsIn = <Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  record: object,
): Partial<z.output<z.ZodObject<Shape>>> => {
  const own = Object.entries(record).filter(([name]) => Object.hasOwn(shape, name));
  return Object.fromEntries(own) as Partial<z.output<z.ZodObject<Shape>>>;
};

/** With its period, unless the quoted text brings its own. */
const sentence = (text: string) => (/[.!?]”$/.test(text) ? text : `${text}.`);

const SHOWN_LENGTH = 200;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > SHOWN_LENGTH ? `${cutText(text, SHOWN_LENGTH)} …` : text}”`;
}
