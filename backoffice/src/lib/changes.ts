type Fields = Record<string, unknown>;

/**
 * @param before the record as it was loaded
 * @param after the record as the form has it
 * @param seen what the person was shown since; default: the record as it was loaded
 * @returns the fields that differ, and in `was` what they held when they were seen; null where nothing
 * differs
 */
export function changesBetween(
  before: Fields,
  after: Fields,
  seen: Fields = before,
): (Fields & { was: Fields }) | null {
  const names = Object.keys(after).filter((name) => textOf(after[name]) !== textOf(before[name]));
  if (names.length === 0) return null;
  const of = (record: Fields) => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { ...of(after), was: of(seen) };
}

/** A form has an empty part of a field for each of its inputs; a record leaves it out. */
function textOf(value: unknown): string {
  return JSON.stringify({ value }, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? filled(part) : part,
  );
}

const filled = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, inner]) => inner !== null && inner !== undefined));
