/** What somebody typed into a form and did not save, kept in this browser. */
export interface DraftCopy {
  values: Record<string, unknown>;
  /** When it was kept. */
  at: string;
}

const keyOf = (name: string) => `farmgate-draft:${name}`;

/** Keeps a form's values; without room in the storage, or without any, nothing is kept. */
export function keepDraft(name: string, values: DraftCopy['values']): void {
  try {
    const copy: DraftCopy = { values, at: new Date().toISOString() };
    localStorage.setItem(keyOf(name), JSON.stringify(copy));
  } catch {
    // The form itself still holds it.
  }
}

/** @returns what was kept; null for nothing, or for what cannot be read */
export function keptDraft(name: string): DraftCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Partial<DraftCopy> | null;
    return copy?.values && typeof copy.at === 'string' ? { values: copy.values, at: copy.at } : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept either.
  }
}
