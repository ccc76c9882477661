import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** A part of the form under its own heading; within a card, a small one below the card's. */
export function FormSection({
  title,
  hint,
  isInCard = false,
  children,
}: {
  title: string;
  hint?: ReactNode;
  isInCard?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = isInCard ? 'h4' : 'h2';
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex flex-col gap-5 border-t border-line', isInCard ? 'pt-5' : 'pt-7')}
    >
      <div className="flex flex-col gap-1">
        <Heading id={id} className={isInCard ? undefined : 'text-lg'}>
          {title}
        </Heading>
        {hint && <p className="max-w-measure text-sm text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
