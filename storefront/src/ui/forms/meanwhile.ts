/** What the form holds in a field, and what someone else saved there since it was opened. */
export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** @returns the fields that hold something else than the form began with: only these are sent */
export function changesSince<Fields extends object>(begun: Fields, now: Fields): Partial<Fields> {
  const changed = Object.entries(now).filter(([name, value]) => !isSame(begun[name as keyof Fields], value));
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** @returns what a record had in the fields that are changed, for `was`; null for what it left out */
export function seenIn(record: object, fields: readonly string[]): Record<string, unknown> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/**
 * @param begun what the form began with
 * @param mine what it holds
 * @param theirs what it would begin with now
 * @returns what it takes over, as nobody typed there, and where both of them changed something
 */
export function mergeMeanwhile(
  begun: object,
  mine: object,
  theirs: object,
): { taken: [string, unknown][]; conflicts: Conflict[] } {
  const [old, typed] = [begun as Record<string, unknown>, mine as Record<string, unknown>];
  const others = Object.entries(theirs as Record<string, unknown>).filter(
    ([field, value]) => !isSame(old[field], value) && !isSame(typed[field], value),
  );
  const isMine = ([field]: [string, unknown]) => !isSame(old[field], typed[field]);
  return {
    taken: others.filter((one) => !isMine(one)),
    conflicts: others.filter(isMine).map(([field, value]) => ({
      ...{ field, mine: typed[field], theirs: value },
    })),
  };
}

/**
 * @param words what a form calls its choices
 * @returns a value in words; null for what has too many parts to say
 */
export function valueInWords(value: unknown, words: Readonly<Record<string, string>> = {}): string | null {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return words[value] ?? String(value);
  const named = (text: string) => words[text] ?? text;
  if (typeof value === 'string') return `“${value.length > 200 ? `${value.slice(0, 200)} …` : named(value)}”`;
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return 'nothing';
  return value.every((one) => typeof one === 'string') ? `“${value.map(named).join(', ')}”` : null;
}
