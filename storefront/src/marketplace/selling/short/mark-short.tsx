import { PackageX } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../shared/business/use-may';
import { Button, type ButtonLook } from '../../../ui/button';
import type { ShortOrder } from './short-words';

const ShortDialog = lazy(() => import('./short-dialog').then((module) => ({ default: module.ShortDialog })));

/** The button that opens an order to mark items as missing. */
export function MarkShort({ order, size = 'md' }: { order: ShortOrder; size?: ButtonLook['size'] }) {
  const [isOpen, setOpen] = useState(false);
  const { may } = useMay();
  if (!may('pack') || order.lines.length === 0) return null;
  return (
    <>
      <Button
        look="secondary"
        size={size}
        icon={<PackageX aria-hidden size={18} />}
        aria-haspopup="dialog"
        aria-label={`Something’s missing in order #${order.orderNumber}`}
        onClick={() => setOpen(true)}
      >
        Something’s missing
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortDialog order={order} seesMoney={may('refund')} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
