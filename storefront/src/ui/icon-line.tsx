import type { ReactNode } from 'react';

/** A row of a list of facts: its icon, and beside it what may take several lines. */
export function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <span aria-hidden className="mt-0.5 shrink-0 text-leaf">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
