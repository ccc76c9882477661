import { type RefObject, useCallback, useRef, useState } from 'react';
import { isCode } from '../../../lib/api/is-code';
import { type Conflict, mergeMeanwhile } from '../meanwhile';

export interface MeanwhileOptions<View> {
  /** What the form was filled with; null for what is new. */
  first: View | null;
  /** What a form holds that is filled with it. */
  valuesOf: (view: View) => object;
  /** What the form holds now. */
  getValues: () => object;
  setValue: (field: string, value: unknown) => void;
  /** What is saved by now. */
  load?: (() => Promise<View>) | undefined;
  /** What is put together of both sides in a way of its own. */
  combine?: (newest: View) => object;
}

export interface ChosenConflict extends Conflict {
  isTheirs: boolean;
}

export interface Meanwhile<View> {
  /** What `was` is taken from. */
  seen: RefObject<View | null>;
  /** Where someone else saved what is changed here, too; null unless a save was refused for that. */
  conflicts: readonly ChosenConflict[] | null;
  /** Looks at what is saved by now, where that kept the form from being saved. */
  onError: (error: unknown) => Promise<void>;
  choose: (field: string, isTheirs: boolean) => void;
  /** The form begins again with what is saved, or else with what it was filled with first. */
  restart: (saved?: View) => void;
}

/**
 * Two people who change one thing. Nothing that was typed is lost: fields that nobody touched here show what
 * is saved by now, and of the others each side can be chosen. Saving again counts.
 */
export function useMeanwhile<View>(options: MeanwhileOptions<View>): Meanwhile<View> {
  const { first, valuesOf, getValues, setValue, load, combine } = options;
  const seen = useRef(first);
  const begun = useRef(first);
  const [conflicts, setConflicts] = useState<readonly ChosenConflict[] | null>(null);
  const onError = async (error: unknown) => {
    if (!isCode(error, 'CHANGED_MEANWHILE') || !load || seen.current === null) return;
    const newest = await load().catch(() => null);
    if (newest === null) return;
    const [before, after] = [valuesOf(seen.current), valuesOf(newest)];
    const found = mergeMeanwhile(before, getValues(), after);
    const combined = combine?.(newest) ?? {};
    for (const [field, value] of found.taken) if (!Object.hasOwn(combined, field)) setValue(field, value);
    for (const [field, value] of Object.entries(combined)) setValue(field, value);
    seen.current = newest;
    const held = getValues() as Record<string, unknown>;
    setConflicts(found.conflicts.map((one) => ({ ...one, mine: held[one.field], isTheirs: false })));
  };
  const choose = (field: string, isTheirs: boolean) => {
    const chosen = conflicts?.find((one) => one.field === field);
    if (!chosen || chosen.isTheirs === isTheirs) return;
    const held = (getValues() as Record<string, unknown>)[field];
    const mine = isTheirs ? held : chosen.mine;
    setValue(field, isTheirs ? chosen.theirs : mine);
    setConflicts((all) => all?.map((one) => (one === chosen ? { ...one, mine, isTheirs } : one)) ?? null);
  };
  const restart = useCallback((saved?: View) => {
    begun.current = saved ?? begun.current;
    seen.current = begun.current;
    setConflicts(null);
  }, []);
  return { seen, conflicts, onError, choose, restart };
}
