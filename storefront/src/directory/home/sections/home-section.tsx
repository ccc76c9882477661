import type { ReactNode } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';

export interface SectionHeadProps {
  id: string;
  title: string;
  /** The way to all of it. */
  to: string;
  children: string;
}

/** A section's heading, with the way to all of it at its right. */
export function SectionHead({ id, title, to, children }: SectionHeadProps) {
  return (
    <div className="home-section-head">
      <h2 id={id}>{title}</h2>
      <Link to={to}>{children}</Link>
    </div>
  );
}

/** One sentence in the place of a section's list, and what helps. */
export function SectionNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line p-6">
      <p className="text-soft">{children}</p>
      {action}
    </div>
  );
}

/** That a section's list could not be had. The rest of the page does not depend on it. */
export function SectionFailure({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}) {
  return (
    <div role="alert">
      <SectionNote
        action={
          <Button look="secondary" size="sm" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        <span className="font-semibold text-ink">{title}</span>{' '}
        {sentenceOf(error, 'Please check your connection and try again.')}
      </SectionNote>
    </div>
  );
}
