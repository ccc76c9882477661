import { Suspense, lazy, useEffect, useState } from 'react';
import { setFarmApplicationOpen, useFarmApplicationOpen } from './open-farm-application';

const FarmApplicationDialog = lazy(() =>
  import('./farm-application-dialog').then((module) => ({ default: module.FarmApplicationDialog })),
);

/** Holds the farm application dialog, whose code comes when somebody opens it for the first time. */
export function FarmApplicationHost() {
  const open = useFarmApplicationOpen();
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (open) setWasOpen(true);
  }, [open]);
  if (!open && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <FarmApplicationDialog open={open} onOpenChange={setFarmApplicationOpen} />
    </Suspense>
  );
}
