import { lazy } from 'react';
import { WhenFirstOpen } from '../../ui/dialogs/when-first-open';
import { setFarmApplicationOpen, useFarmApplicationOpen } from './open-farm-application';

const FarmApplicationDialog = lazy(() =>
  import('./farm-application-dialog').then((module) => ({ default: module.FarmApplicationDialog })),
);

/** Holds the farm application dialog, whose code comes when somebody opens it for the first time. */
export function FarmApplicationHost() {
  const open = useFarmApplicationOpen();
  return (
    <WhenFirstOpen open={open}>
      <FarmApplicationDialog open={open} onOpenChange={setFarmApplicationOpen} />
    </WhenFirstOpen>
  );
}
