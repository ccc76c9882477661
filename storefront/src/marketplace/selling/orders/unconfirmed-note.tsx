import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Hourglass } from 'lucide-react';

/** Says that the buyer has yet to open the link in the email. */
export function UnconfirmedNote({ order: { confirmBy, status } }: { order: VendorOrderView }) {
  if (confirmBy === null || status !== 'pending') return null;
  const time = new Date(confirmBy).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunk px-3.5 py-3 text-sm">
      <Hourglass aria-hidden size={18} className="mt-0.5 shrink-0" />
      The buyer hasn’t confirmed this order yet. If they don’t by {time}, we cancel it. If you know the buyer,
      you can confirm it yourself.
    </p>
  );
}
