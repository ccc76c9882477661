import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { valueInWords } from './meanwhile';
import type { KeptState } from './use-kept-form';

export interface MeanwhileNoteProps {
  of: Pick<KeptState, 'meanwhile'>;
  /** What the form calls its fields; others are not named. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** What it calls the choices of its fields. */
  words?: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
}

/** Someone else saved the same fields while the form was open. It has the focus after each refusal. */
export function MeanwhileNote({ of, labels, words }: MeanwhileNoteProps) {
  const { conflicts, noted, choose } = of.meanwhile;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (noted !== null) note.current?.focus();
  }, [noted]);
  if (conflicts === null) return null;
  const named = conflicts.filter(({ field }) => labels[field] !== undefined);
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="flex scroll-my-32 flex-col gap-3 rounded-control border border-line bg-card p-4 text-sm"
    >
      <p className="font-semibold">Someone else changed this while you were editing</p>
      <p className="text-soft">
        {named.length > 0
          ? 'We kept what you typed. Save again to keep yours, or use theirs.'
          : 'The form shows their changes now. Your changes are still here. Save again to keep them.'}
      </p>
      {named.length > 0 && (
        <ul className="flex flex-col gap-2">
          {named.map(({ field, theirs, isTheirs }) => (
            <li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{labels[field]}</strong>
                {valueInWords(theirs) !== null && `: theirs is ${valueInWords(theirs, words?.[field])}`}
              </span>
              <Button
                look="quiet"
                size="sm"
                aria-label={`${isTheirs ? 'Keep mine' : 'Use theirs'}: ${labels[field]}`}
                onClick={() => choose(field, !isTheirs)}
              >
                {isTheirs ? 'Keep mine' : 'Use theirs'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
