import type { ReactNode } from 'react';

/** Words that are read out, and not seen. */
export function Unseen({ children }: { children: ReactNode }) {
  return (
    <span style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
      {children}
    </span>
  );
}
