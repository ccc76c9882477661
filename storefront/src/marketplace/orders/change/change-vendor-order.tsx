import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { UNCOLLECTED_WORDS } from '@farmgate/backend/contract/marketplace/pickup/uncollected';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { VendorOrder } from '../order-rules';
import { closesText } from './change-words';

const DIALOGS = {
  day: lazy(() => import('./change-day').then((module) => ({ default: module.ChangeDay }))),
  items: lazy(() => import('./change-items').then((module) => ({ default: module.ChangeItems }))),
  collector: lazy(() => import('./change-collector').then((module) => ({ default: module.ChangeCollector }))),
};

interface ChangeVendorOrderProps {
  order: OrderView;
  vendorOrder: VendorOrder;
}

function buttonsOf({ handover }: VendorOrder): (readonly [keyof typeof DIALOGS, string])[] {
  const buttons = [['day', 'Change Day'] as const, ['items', 'Change Items'] as const];
  return handover?.site ? [...buttons, ['collector', 'Who Picks Up'] as const] : buttons;
}

function untilText(
  { canChange, items, vendor }: VendorOrder,
  { paymentStatus }: OrderView,
  closes: string,
): string {
  if (canChange) return `You can change or cancel these items until ${closes}.`;
  if (paymentStatus === 'held') return `Once you pay, you can change or cancel these items until ${closes}.`;
  const isWeighed = items.some(({ weight }) => weight && weight.grams !== null);
  const closed = isWeighed ? 'Changes closed when your order was weighed.' : `Changes closed ${closes}.`;
  return `${closed} Need something else? Please contact ${vendor.businessName}.`;
}

/** What a buyer can still change of items that have a day, and until when. */
export function ChangeVendorOrder({ order, vendorOrder }: ChangeVendorOrderProps) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS | null>(null);
  const isOpen = vendorOrder.status === 'pending' || vendorOrder.status === 'confirmed';
  const closes = closesText(vendorOrder);
  if (closes === null || (!isOpen && asked === null)) return null;
  const Dialog = asked && DIALOGS[asked];
  const { businessName } = vendorOrder.vendor;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 print:hidden">
      <p className="text-sm text-soft">
        {untilText(vendorOrder, order, closes)}
        {vendorOrder.uncollected && ` ${UNCOLLECTED_WORDS[vendorOrder.uncollected]}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {vendorOrder.canChange &&
          buttonsOf(vendorOrder).map(([what, label]) => (
            <Button
              key={what}
              look="secondary"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`${label}: ${businessName}`}
              onClick={() => setAsked(what)}
            >
              {label}
            </Button>
          ))}
      </div>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog order={order} vendorOrder={vendorOrder} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
