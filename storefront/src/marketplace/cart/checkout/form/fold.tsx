import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/button';

interface FoldProps {
  /** What is chosen or typed, in a line; null while something is missing, and it stays open. */
  line: ReactNode;
  /** What "Change" opens, for those who only hear it. */
  name: string;
  /** Whether what is in it may be folded; it says itself what is missing. Left out where it is a choice. */
  mayFold?: () => Promise<boolean>;
  change?: string;
  children: ReactNode;
}

/**
 * On phones, a line in the place of what is settled, until it is to be changed; on wide screens everything
 * is open. What is folded stays where the keyboard finds it, and opens when it gets the focus.
 */
export function Fold({ line, name, mayFold, change = 'Change', children }: FoldProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [focuses, setFocuses] = useState<'body' | 'button' | null>(null);
  const isFolded = line !== null && !isOpened;
  useEffect(() => {
    if (focuses === 'button') button.current?.focus();
    if (focuses === 'body') {
      const first = (controls: string) => body.current?.querySelector<HTMLElement>(controls);
      (first('input:checked') ?? first('input, select, textarea') ?? body.current)?.focus();
    }
    setFocuses(null);
  }, [focuses]);
  const fold = async () => {
    if (mayFold && !(await mayFold())) return;
    setOpened(false);
    setFocuses('button');
  };
  return (
    <>
      {isFolded && (
        <div className="flex items-start justify-between gap-3 text-sm md:hidden">
          <div className="min-w-0 py-2 wrap-anywhere">{line}</div>
          <button
            ref={button}
            type="button"
            aria-expanded={false}
            aria-controls={id}
            className="link hit shrink-0 py-2"
            onClick={() => {
              setOpened(true);
              setFocuses('body');
            }}
          >
            {change}
            <span className="sr-only"> {name}</span>
          </button>
        </div>
      )}
      <div
        ref={body}
        id={id}
        tabIndex={-1}
        className={clsx('flex flex-col gap-5 outline-none', isFolded && 'max-md:sr-only')}
        onFocus={() => setOpened(true)}
      >
        {children}
        {!isFolded && (line !== null || mayFold) && (
          <Button look="secondary" wide className="md:hidden" onClick={() => void fold()}>
            {mayFold ? 'Continue' : 'Done'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </>
  );
}
