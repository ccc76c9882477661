import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { useForm } from '../../../ui/forms/use-form';
import { NO_PARCEL, type Parcel, ParcelFields } from '../orders/parcel-fields';

/** Asks with whom an order is on its way, beside the order. */
export function Shipping({ onShip }: { onShip: (parcel: Parcel) => Promise<unknown> }) {
  const form = useForm<Parcel, unknown>({ values: NO_PARCEL, send: onShip });
  return (
    <Form of={form} aria-label="Mark as shipped" className="flex flex-col gap-3 print:hidden">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <ParcelFields form={form} />
      </div>
      <Button type="submit" size="sm" className="self-start" pendingLabel={form.isPending && 'Saving...'}>
        Mark as Shipped
      </Button>
    </Form>
  );
}
