import type { ReactNode } from 'react';

/** What stands in for something that is still on its way; where no script can bring it, what is needed. */
export function StillLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="hidden text-soft noscript:block">Please turn on JavaScript to use this page.</p>
      <div className="noscript:hidden">{children}</div>
    </>
  );
}
