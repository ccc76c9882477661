import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { type SubmitEvent, useId, useState } from 'react';
import { DialogForm } from '../../../ui/dialogs/dialog-form';
import { TextField } from '../../../ui/forms/field';
import { useMoving } from './use-moving';

const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL', 'OnTrac'];

export interface MoveDialogProps {
  order: VendorOrderView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks with whom an order is on its way. */
export function ShipDialog({ order, open, onOpenChange }: MoveDialogProps) {
  const id = useId();
  const moving = useMoving(order, () => onOpenChange(false));
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const isLocal = order.shippingMethod === 'local_delivery';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!moving.isPending) moving.mutate({ status: 'shipped', carrier, trackingNumber });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title={`Mark order #${order.orderNumber} as shipped`}
      description={
        isLocal
          ? `Delivering to ${order.customerName} yourself? Leave these fields blank. We’ll email that it’s on the way.`
          : `We’ll email ${order.customerName} that it’s on its way, with the tracking number.`
      }
      submitLabel="Mark as Shipped"
      pendingLabel={moving.isPending && 'Saving...'}
      failure={moving.failure}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Carrier"
          optional
          list={`${id}-carriers`}
          maxLength={60}
          placeholder="USPS"
          autoComplete="off"
          value={carrier}
          onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
        />
        <datalist id={`${id}-carriers`}>
          {CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label="Tracking number"
          optional
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={trackingNumber}
          onChange={({ currentTarget }) => setTrackingNumber(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
