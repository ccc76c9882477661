import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { feeText } from '../../market-days/fee-text';
import type { FeeDialogProps } from './fee-dialog';

const FeeDialog = lazy(() => import('./fee-dialog').then((module) => ({ default: module.FeeDialog })));

export type FeeButtonProps = Omit<FeeDialogProps, 'onClose'>;

/** What someone pays for the day, to be changed. */
export function FeeButton(props: FeeButtonProps) {
  const { fee, name } = props.entry;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        look="quiet"
        className="-ml-3 self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {fee ? `Fee ${feeText(fee)}` : 'Add a fee'}
        <span className="sr-only"> for {name}</span>
      </Button>
      <Suspense fallback={null}>{isOpen && <FeeDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
