import { cutText } from '../../contract/shared/cut-text.js';

type Fields = Record<string, unknown>;

/** In characters. */
const KEPT_LENGTH = 4_000;

/** @returns the fields that differ; both whole where one record is missing */
export function changedFields(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } {
  const old = before as Fields | null;
  const fresh = after as Fields | null;
  if (!old || !fresh) return { before: old && kept(old), after: fresh && kept(fresh) };
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => !isSame(old[name], fresh[name]),
  );
  const pick = (record: Fields) =>
    kept(Object.fromEntries(names.map((name) => [name, record[name] ?? null])));
  return { before: pick(old), after: pick(fresh) };
}

/** Whatever the order of an object's fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return orderedText(a) === orderedText(b);
}

/** @returns JSON that is the same whatever the order of an object's fields */
export const orderedText = (value: unknown): string => JSON.stringify(ordered(value ?? null));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  );
}

const kept = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > KEPT_LENGTH ? `${cutText(value, KEPT_LENGTH)} …` : value,
    ]),
  );
