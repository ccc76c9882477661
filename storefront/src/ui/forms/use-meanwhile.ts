import { type RefObject, useCallback, useRef, useState } from 'react';
import { isCode } from '../../lib/api/is-code';
import { type Conflict, mergeMeanwhile } from './meanwhile';

/** The record that a form changes. */
export interface RecordOptions<View, Values> {
  /** What the form was filled with; null for what is new. */
  first: View | null;
  /** What a form holds that is filled with it. */
  valuesOf: (view: View) => Partial<Values>;
  /** What is saved by now. */
  load?: (() => Promise<View>) | undefined;
  /** What is put together of both sides in a way of its own. */
  combine?: (newest: View, values: Values) => Partial<Values>;
  /** Where some fields say one thing together: that is changed by one person alone. */
  parts?: {
    of: (values: Values) => object;
    /** The fields that a part stands for. */
    valuesOf: (part: string, held: unknown) => Partial<Values>;
  };
}

export interface ChosenConflict extends Conflict {
  isTheirs: boolean;
}

export interface Meanwhile<View> {
  /** What `was` is taken from. */
  seen: RefObject<View | null>;
  /** Where someone else saved what is changed here, too; null unless a save was refused for that. */
  conflicts: readonly ChosenConflict[] | null;
  /** Why a save was refused, once the note says so; null for none. */
  noted: unknown;
  /**
   * Looks at what is saved by now, where that kept the form from being saved.
   * @returns whether the note says so; everything else is the form's to say
   */
  onError: (error: unknown) => Promise<boolean>;
  choose: (field: string, isTheirs: boolean) => void;
  /** The form begins again with what is saved, or else with what it was filled with first. */
  restart: (saved?: View) => View | null;
}

interface Held<Values> {
  get: () => Values;
  set: (some: Partial<Values>) => void;
}

/**
 * Two people who change one thing. Nothing that was typed is lost: fields that nobody touched here show what
 * is saved by now, and of the others each side can be chosen. Saving again counts.
 */
export function useMeanwhile<View, Values extends object>(
  record: RecordOptions<View, Values> | undefined,
  held: Held<Values>,
): Meanwhile<View> {
  const first = record?.first ?? null;
  const seen = useRef<View | null>(first);
  const begun = useRef<View | null>(first);
  const [conflicts, setConflicts] = useState<readonly ChosenConflict[] | null>(null);
  const [noted, setNoted] = useState<unknown>(null);
  const partsOf = (values: Partial<Values>) =>
    (record?.parts ? record.parts.of(values as Values) : values) as Record<string, unknown>;
  const set = (part: string, value: unknown) =>
    held.set(
      record?.parts ? record.parts.valuesOf(part, value) : ({ [part]: value } as unknown as Partial<Values>),
    );
  const onError = async (error: unknown) => {
    if (!isCode(error, 'CHANGED_MEANWHILE') || !record?.load || seen.current === null) return false;
    const newest: View | null = await record.load().catch(() => null);
    if (newest === null) return false;
    const [before, after] = [record.valuesOf(seen.current), record.valuesOf(newest)];
    const found = mergeMeanwhile(partsOf(before), partsOf(held.get()), partsOf(after));
    const combined = record.combine?.(newest, held.get()) ?? {};
    for (const [part, value] of found.taken) if (!Object.hasOwn(combined, part)) set(part, value);
    held.set(combined);
    seen.current = newest;
    const now = partsOf(held.get());
    setConflicts(found.conflicts.map((one) => ({ ...one, mine: now[one.field], isTheirs: false })));
    setNoted(error);
    return true;
  };
  const choose = (field: string, isTheirs: boolean) => {
    const chosen = conflicts?.find((one) => one.field === field);
    if (!chosen || chosen.isTheirs === isTheirs) return;
    const mine = isTheirs ? partsOf(held.get())[field] : chosen.mine;
    set(field, isTheirs ? chosen.theirs : mine);
    setConflicts((all) => all?.map((one) => (one === chosen ? { ...one, mine, isTheirs } : one)) ?? null);
  };
  const restart = useCallback((saved?: View) => {
    begun.current = saved ?? begun.current;
    seen.current = begun.current;
    setConflicts(null);
    setNoted(null);
    return begun.current;
  }, []);
  return { seen, conflicts, noted, onError, choose, restart };
}
