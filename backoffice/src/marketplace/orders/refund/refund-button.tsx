import type { AdminOrder, AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { isHandedOver } from '@farmgate/backend/contract/marketplace/order-status';
import { Undo2 } from 'lucide-react';
import { ActionButton } from '../../../kit/actions/action-button';
import { dollars } from '../../../kit/cells';
import { RefundFields } from './refund-fields';

interface Props {
  order: AdminOrder;
  vendorOrder: AdminVendorOrder;
  variant?: 'contained';
  label?: string;
}

/** Refunds items of one vendor's part, or a mere amount. */
export function RefundButton({ order, vendorOrder, variant, label = 'Refund' }: Props) {
  const { vendorId, vendorName, left } = vendorOrder;
  const isCash = order.paymentMethod === 'cash';
  return (
    <ActionButton
      action="refund"
      label={label}
      icon={Undo2}
      {...(variant ? { variant } : {})}
      // What is left is sent along, so that two people do not refund the same thing.
      body={{ vendorId, left }}
      // What was handed over is asked about: mostly it can't be sold again.
      defaults={{ items: [], restock: isHandedOver(vendorOrder.status) ? null : true }}
      title={`Refund for ${vendorName}`}
      explanation={
        isCash
          ? `${dollars(left)} is left of what was paid in cash. The vendor refunds the customer in cash. We email both of them, and the ledger shows it.`
          : `${dollars(left)} can still be refunded. It goes back to the original payment method and comes out of the vendor’s balance.`
      }
      success={isCash ? 'Refund booked. The vendor pays it in cash.' : 'Refund started.'}
      tells="the customer and the vendor"
      fields={<RefundFields vendorOrder={vendorOrder} />}
    />
  );
}
