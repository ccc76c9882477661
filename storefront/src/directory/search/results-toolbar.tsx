import type { ReactNode } from 'react';

/** How many there are, in words (empty when that is not known), and at the right how they are ordered and shown. */
export function ResultsToolbar({ count, children }: { count: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h2 className="min-h-6 min-w-0 font-sans text-base font-semibold tabular-nums">
        {count === '' && <span className="sr-only">Results</span>}
        <span role="status">{count}</span>
      </h2>
      <div className="flex grow flex-wrap items-center justify-end gap-2">{children}</div>
    </div>
  );
}
