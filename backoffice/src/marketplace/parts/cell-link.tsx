import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

/** A link in a row that leads elsewhere than the row itself. */
export function CellLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
