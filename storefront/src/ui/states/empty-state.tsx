import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One drawn picture. */
  picture?: ReactNode;
  /** One sentence: what is the matter. */
  title: string;
  /** Where the sentence is the heading of the page or of a section. */
  heading?: 'h1' | 'h2' | 'p';
  /** At most one more: what may help. */
  hint?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  /** An error is read out at once. */
  isError?: boolean;
}

export function EmptyState({ picture, title, heading: Title = 'p', hint, action, isError }: EmptyStateProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="mx-auto flex w-full max-w-lg min-w-0 flex-col items-center gap-3 px-4 py-12 text-center"
    >
      {picture && <div className="mb-2 w-44 max-w-full sm:w-52">{picture}</div>}
      <Title
        className={clsx('font-display font-[560] wrap-anywhere', Title === 'h1' ? 'text-2xl' : 'text-lg')}
      >
        {title}
      </Title>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
