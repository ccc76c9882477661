import { isSame } from './meanwhile';

/** What somebody typed and has not sent. Kept by the tab, so that neither a reload nor a detour loses it. */
export interface Draft {
  /** The fields that hold something else than what they began with. */
  typed: Record<string, unknown>;
  /** The record that the form was filled with: what others saved since is told by it. */
  seen?: unknown;
}

/** Which form it is, and whose. */
export interface DraftOf {
  /** The store's key, one for each form and record: "farmgate-farm-draft-12". */
  name: string;
  /** Somebody else who logs in on the same device does not see it; null for a form that is nobody's. */
  userId: number | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage may be switched off, or full: then there is no draft, and nothing else is the matter. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const tabStore = (): Store => window.sessionStorage;

/** @returns null where there is none */
export function readDraft({ name, userId }: DraftOf, store = tabStore): Draft | null {
  return attempt(() => {
    const kept = JSON.parse(store().getItem(name) ?? 'null') as (Draft & { userId?: unknown }) | null;
    return kept?.userId === userId && typeof kept.typed === 'object' ? kept : null;
  });
}

export function writeDraft({ name, userId }: DraftOf, draft: Draft, store = tabStore): void {
  attempt(() => store().setItem(name, JSON.stringify({ userId, ...draft })));
}

export function dropDraft({ name }: Pick<DraftOf, 'name'>, store = tabStore): void {
  attempt(() => store().removeItem(name));
}

/**
 * @param values what a form began with
 * @param typed what is kept of it, perhaps by an earlier version of the form
 * @returns the form as it was typed, as far as it fits; null where that is what it began with
 */
export function withTyped<Values extends object>(
  values: Values,
  typed: Record<string, unknown>,
): Values | null {
  const fitting = Object.entries(typed).filter(([field, value]) => {
    const before = values[field as keyof Values];
    return Object.hasOwn(values, field) && fits(before, value) && !isSame(before, value);
  });
  return fitting.length > 0 ? { ...values, ...Object.fromEntries(fitting) } : null;
}

/** What is empty may hold a number or an object. */
const fits = (before: unknown, value: unknown): boolean =>
  before === null || (value === null && typeof before === 'object')
    ? value === null || typeof value === 'number' || typeof value === 'object'
    : typeof value === typeof before && Array.isArray(value) === Array.isArray(before);
