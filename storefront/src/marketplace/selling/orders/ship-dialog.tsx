import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import { NO_PARCEL, type Parcel, ParcelFields } from './parcel-fields';
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
  const moving = useMoving(order, () => onOpenChange(false));
  const form = useForm<Parcel, unknown>({
    values: NO_PARCEL,
    send: (parcel) => moving.mutateAsync({ status: 'shipped', ...parcel }),
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Mark order #${order.orderNumber} as shipped`}
      description={describe(order)}
      submitLabel="Mark as Shipped"
      pendingLabel="Saving..."
      failure={moving.failure}
    >
      <div className="flex flex-col gap-5">
        <ParcelFields form={form} />
      </div>
    </DialogForm>
  );
}
