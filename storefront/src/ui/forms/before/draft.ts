/** What somebody typed and has not sent. Kept by the tab, so that neither a reload nor a detour loses it. */
interface Draft {
  /** Somebody else who signs in on the same device does not see it. */
  userId: number;
  values: unknown;
  /** The record that the form was filled with: what others saved since is told by it. */
  seen?: unknown;
}

/** Which form it is, and whose. */
export interface DraftOf {
  /** The store's key, one for each form and record: "farmgate-farm-draft-12". */
  name: string;
  userId: number;
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

/**
 * @param empty the form without anything typed; a draft of an earlier version of the form counts as far as it
 * fits it
 * @returns null where there is none
 */
export function readDraft<Values extends object>(
  { name, userId }: DraftOf,
  empty: Values,
  store = tabStore,
): Values | null {
  return attempt(() => {
    const draft = JSON.parse(store().getItem(name) ?? 'null') as Draft | null;
    return draft?.userId === userId ? sound(draft.values, empty) : null;
  });
}

/** @returns the record that the form of a draft was filled with; undefined where it does not say */
export function readSeen({ name, userId }: DraftOf, store = tabStore): unknown {
  return attempt(() => {
    const draft = JSON.parse(store().getItem(name) ?? 'null') as Draft | null;
    return draft?.userId === userId ? draft.seen : undefined;
  });
}

export function writeDraft(
  { name, userId, seen }: DraftOf & { seen?: unknown },
  values: object,
  store = tabStore,
): void {
  attempt(() => store().setItem(name, JSON.stringify({ userId, values, seen } satisfies Draft)));
}

export function dropDraft({ name }: Pick<DraftOf, 'name'>, store = tabStore): void {
  attempt(() => store().removeItem(name));
}

/** Every field has the type that the form expects. */
function sound<Values extends object>(values: unknown, emptyForm: Values): Values {
  const kept = { ...emptyForm } as Record<string, unknown>;
  const given = (values ?? {}) as Record<string, unknown>;
  for (const [name, empty] of Object.entries(emptyForm) as [string, unknown][]) {
    const value = given[name];
    const fits =
      empty === null
        ? value === null || typeof value === 'number'
        : typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    if (fits) kept[name] = value;
  }
  return kept as Values;
}
