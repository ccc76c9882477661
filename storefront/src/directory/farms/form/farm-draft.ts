import { EMPTY_FARM, type FarmFormValues } from './farm-form-values';

/** What somebody typed and has not sent. Kept by the tab, so that neither a reload nor a detour loses it. */
interface Draft {
  /** Somebody else who signs in on the same device does not see it. */
  userId: number;
  values: FarmFormValues;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (farmId: number | null) => `farmgate-farm-draft${farmId === null ? '' : `-${farmId}`}`;

/** Storage may be switched off, or full: then there is no draft, and nothing else is the matter. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const tabStore = (): Store => window.sessionStorage;

/** @param farmId null for a farm that is not registered yet */
export function readDraft(userId: number, farmId: number | null, store = tabStore): FarmFormValues | null {
  return attempt(() => {
    const draft = JSON.parse(store().getItem(nameOf(farmId)) ?? 'null') as Draft | null;
    return draft?.userId === userId ? sound(draft.values) : null;
  });
}

export function writeDraft(
  userId: number,
  farmId: number | null,
  values: FarmFormValues,
  store = tabStore,
): void {
  attempt(() => store().setItem(nameOf(farmId), JSON.stringify({ userId, values } satisfies Draft)));
}

export function dropDraft(farmId: number | null, store = tabStore): void {
  attempt(() => store().removeItem(nameOf(farmId)));
}

/** A draft of an earlier version of the form counts as far as it fits: every field has the type that the form expects. */
function sound(values: unknown): FarmFormValues {
  const kept: Record<string, unknown> = { ...EMPTY_FARM };
  const given = (values ?? {}) as Record<string, unknown>;
  for (const [name, empty] of Object.entries(EMPTY_FARM)) {
    const value = given[name];
    const fits =
      empty === null
        ? value === null || typeof value === 'number'
        : typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    if (fits) kept[name] = value;
  }
  return kept as unknown as FarmFormValues;
}
