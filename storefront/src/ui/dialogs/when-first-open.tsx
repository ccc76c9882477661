import { type ReactNode, Suspense, useState } from 'react';

interface WhenFirstOpenProps {
  open: boolean;
  /** A dialog whose code is fetched once it's rendered. */
  children: ReactNode;
}

/** Keeps a dialog off the page until it's opened; from then on it stays, with what was typed in it. */
export function WhenFirstOpen({ open, children }: WhenFirstOpenProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense fallback={null}>{children}</Suspense>;
}
