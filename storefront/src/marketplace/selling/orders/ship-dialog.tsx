import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { type SubmitEvent, useId, useState } from 'react';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { NO_PARCEL, ParcelFields } from './parcel-fields';
import { useMoving } from './use-moving';

export interface MoveDialogProps {
  order: VendorOrderView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function describe({ shippingMethod, customerName }: VendorOrderView): string {
  if (shippingMethod === 'pickup')
    return `This order is for pickup. Are you sending it instead? We’ll email ${customerName} that it’s on its way.`;
  return shippingMethod === 'local_delivery'
    ? `Delivering to ${customerName} yourself? Leave these fields blank. We’ll email that it’s on the way.`
    : `We’ll email ${customerName} that it’s on its way, with the tracking number.`;
}

/** Asks with whom an order is on its way. */
export function ShipDialog({ order, open, onOpenChange }: MoveDialogProps) {
  const id = useId();
  const moving = useMoving(order, () => onOpenChange(false));
  const [parcel, setParcel] = useState(NO_PARCEL);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!moving.isPending) moving.mutate({ status: 'shipped', ...parcel });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title={`Mark order #${order.orderNumber} as shipped`}
      description={describe(order)}
      submitLabel="Mark as Shipped"
      pendingLabel={moving.isPending && 'Saving...'}
      failure={moving.failure}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <ParcelFields value={parcel} onChange={setParcel} />
      </div>
    </DialogForm>
  );
}
