import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { EMPTY_LISTING, type ListingValues } from './listing-form-rules';

/** Which form: whose, and of which listing (null: a new one). */
export interface DraftOf {
  userId: number;
  listingId: number | null;
}

/** A listing that is being written survives a detour and a reload of the page; its picture a detour alone. */
export const draftName = ({ userId, listingId }: DraftOf) =>
  `farmgate-listing-draft-${userId}${listingId === null ? '' : `-${listingId}`}`;

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

function differs(values: ListingValues, saved: ListingValues): boolean {
  return (Object.keys(saved) as (keyof ListingValues)[]).some((name) => values[name] !== saved[name]);
}

function readDraft(of: DraftOf): ListingValues | null {
  try {
    return parseDraft(sessionStorage.getItem(draftName(of)));
  } catch {
    return null;
  }
}

/** @returns the draft of a form, from a farm that is still one's own; null where there is none */
export function soundDraft(of: DraftOf, saved: ListingValues, farms: readonly { id: number }[]) {
  const draft = readDraft(of);
  if (!draft) return null;
  const isOwn = draft.farmId === '' || farms.some(({ id }) => String(id) === draft.farmId);
  return isOwn ? draft : { ...draft, farmId: saved.farmId };
}

/** @returns the listing that the form of a draft was filled with; null where the draft does not say */
export function seenOfDraft(of: DraftOf): OwnListingView | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftName(of)) ?? 'null') as WithSeen | null;
    return stored?.seen ?? null;
  } catch {
    return null;
  }
}

interface WithSeen {
  seen?: OwnListingView | null;
}

/**
 * @param saved what a listing says so far: the same is no draft
 * @param seen the listing that the form was filled with; null for a new one
 */
export function writeDraft(
  of: DraftOf,
  values: ListingValues,
  saved: ListingValues,
  seen: OwnListingView | null,
): void {
  try {
    const isDraft = of.listingId === null ? hasText(values) : differs(values, saved);
    if (isDraft)
      sessionStorage.setItem(draftName(of), JSON.stringify({ ...values, seen } satisfies WithSeen));
    else sessionStorage.removeItem(draftName(of));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

export function forgetDraft(of: DraftOf): void {
  try {
    sessionStorage.removeItem(draftName(of));
  } catch {
    // There was none then.
  }
}
