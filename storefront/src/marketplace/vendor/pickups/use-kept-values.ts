import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../lib/forms/draft';
import { useLeaveWarning } from '../../../lib/forms/use-leave-warning';

interface KeptOptions<Values> {
  /** The store's key, one for each form and record. */
  name: string;
  userId: number;
  /** What the form begins with. */
  saved: Values;
}

/** The values of a form. What is typed and not sent is kept by the tab, and shown again. */
export function useKeptValues<Values extends object>({ name, userId, saved }: KeptOptions<Values>) {
  const [begin] = useState(saved);
  const [draft] = useState(() => readDraft({ name, userId }, begin));
  const [values, setValues] = useState(draft ?? begin);
  const [isRestored, setRestored] = useState(draft !== null);
  const [isSent, setSent] = useState(false);
  const isTyped = !isSent && JSON.stringify(values) !== JSON.stringify(begin);
  useEffect(() => {
    if (isTyped) writeDraft({ name, userId }, values);
    else dropDraft({ name });
  }, [isTyped, name, userId, values]);
  useLeaveWarning(isTyped);
  return {
    values,
    change: (some: Partial<Values>) => setValues((before) => ({ ...before, ...some })),
    isRestored,
    isTyped,
    /** Lets go of what was typed. */
    restart: () => {
      setValues(begin);
      setRestored(false);
    },
    /** It has arrived, or is not wanted anymore. */
    finish: () => {
      dropDraft({ name });
      setSent(true);
    },
  };
}
