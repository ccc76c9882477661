import { Suspense, lazy, useEffect, useState } from 'react';
import { useCurrentToast } from '../../ui/dialogs/toast';

const Toaster = lazy(() =>
  import('../../ui/dialogs/toaster').then((module) => ({ default: module.Toaster })),
);

/**
 * The notification area, fetched when the browser is idle or the first notification comes, whichever is
 * sooner.
 */
export function LazyToaster() {
  const [isIdle, setIdle] = useState(false);
  const hasToast = useCurrentToast() !== null;
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1_500);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => setIdle(true), { timeout: 3_000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
  if (!isIdle && !hasToast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
