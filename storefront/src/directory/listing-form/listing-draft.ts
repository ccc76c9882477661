import { EMPTY_LISTING, type ListingValues } from './listing-form-rules';

/** A listing that is being written survives a reload of the page; its picture does not. */
const keyOf = (userId: number) => `farmgate-listing-draft-${userId}`;

/** @returns what of a stored text is a draft; null when nothing was typed in it, or it is none */
export function parseDraft(text: string | null): ListingValues | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const entries = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(EMPTY_LISTING, name) && typeof value === 'string',
    );
    const draft: ListingValues = {
      ...EMPTY_LISTING,
      ...(Object.fromEntries(entries) as Partial<ListingValues>),
    };
    return hasText(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Choices are there from the beginning; only what was typed makes a draft. */
function hasText({ unit: _unit, farmId: _farmId, ...typed }: ListingValues): boolean {
  return Object.values(typed).some((text) => text.trim() !== '');
}

export function readDraft(userId: number): ListingValues | null {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(userId)));
  } catch {
    return null;
  }
}

export function writeDraft(userId: number, values: ListingValues): void {
  try {
    if (hasText(values)) sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

export function forgetDraft(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // There was none then.
  }
}
