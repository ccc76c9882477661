import { useEffect, useState } from 'react';
import { dropDraft, readDraft, readSeen, writeDraft } from '../../../ui/forms/before/draft';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import { useStateMeanwhile } from '../../../ui/forms/before/use-state-meanwhile';

interface KeptOptions<View, Values> {
  /** The store's key, one for each form and record. */
  name: string;
  userId: number;
  /** What is saved; null for what is new. */
  first: View | null;
  /** What the form begins with. */
  valuesOf: (view: View | null) => Values;
  /** What is saved by now. */
  load: () => Promise<View>;
}

/**
 * The values of a form. What is typed and not sent is kept by the tab, and shown again, with what it was
 * typed over.
 */
export function useKeptValues<View, Values extends object>(options: KeptOptions<View, Values>) {
  const { name, userId, valuesOf, load } = options;
  const [first] = useState(options.first);
  const [begin] = useState(() => valuesOf(first));
  const [draft] = useState(() => readDraft({ name, userId }, begin));
  const [seen] = useState(() => (draft && (readSeen({ name, userId }) as View | undefined)) ?? first);
  const [values, setValues] = useState(draft ?? begin);
  const meanwhile = useStateMeanwhile(values, setValues, { first: seen, valuesOf, load });
  const [isRestored, setRestored] = useState(draft !== null);
  const [isSent, setSent] = useState(false);
  const isTyped = !isSent && JSON.stringify(values) !== JSON.stringify(begin);
  useEffect(() => {
    if (isTyped) writeDraft({ name, userId, seen: meanwhile.seen.current ?? undefined }, values);
    else dropDraft({ name });
  }, [isTyped, name, userId, values, meanwhile.seen]);
  useLeaveWarning(isTyped);
  return {
    values,
    meanwhile,
    change: (some: Partial<Values>) => setValues((before) => ({ ...before, ...some })),
    isRestored,
    isTyped,
    /** Lets go of what was typed. */
    restart: () => {
      setValues(begin);
      meanwhile.restart(first ?? undefined);
      setRestored(false);
    },
    /** It has arrived, or is not wanted anymore. */
    finish: () => {
      dropDraft({ name });
      setSent(true);
    },
  };
}
