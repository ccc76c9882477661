import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { fetchOne } from '../../../../lib/api/queries';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../../ui/fields/field';
import { Form } from '../../../../ui/forms/form';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { MeanwhileNote } from '../../../../ui/forms/meanwhile-note';
import type { FormPart } from '../../../../ui/forms/use-form';
import { useKeptForm } from '../../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../../sending';
import { previewSentence, typedPrice } from '../../terms/terms-values';
import { keepZone, ZONES } from '../zone-queries';
import { ZipField } from './zip-field';
import { zoneRequest, type ZoneValues, zoneValues } from './zone-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/pickup/delivery-zones').then(
    (module) => module.DeliveryZoneRequest,
  ),
);

type ZonePart = FormPart<ZoneValues>;

/** What delivery costs, with an example. */
function Prices({ form: { values, field } }: { form: ZonePart }) {
  const amount = { inputMode: 'decimal' as const, maxLength: 12 };
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <TextField label="Delivery fee in dollars" help="0 makes it free." {...amount} {...field('fee')} />
        <TextField
          label="Free from"
          optional
          help="Your products in the order."
          {...amount}
          {...field('freeFrom')}
        />
        <TextField
          label="Minimum order"
          optional
          help="Before discounts."
          {...amount}
          {...field('minimum')}
        />
      </div>
      <p role="status" className="rounded-control bg-sunk px-3.5 py-3 text-sm empty:hidden">
        {previewSentence(typedPrice(values.fee, values.freeFrom), 'delivered')}
      </p>
    </>
  );
}

export interface ZoneFormProps {
  /** Null for a new one. */
  zone: DeliveryZoneView | null;
  /** The vendor's own ZIP code. */
  home: string;
  /** With the zone that was saved, or null where it was left as it is. */
  onDone: (saved: DeliveryZoneView | null) => void;
}

/** What the form calls its fields. */
const LABELS = {
  ...{ name: 'Name', zipCodes: 'ZIP codes', fee: 'Delivery fee', freeFrom: 'Free from' },
  ...{ minimum: 'Minimum order', note: 'Note for customers' },
};

/** Where a vendor delivers, and what that costs. */
export function ZoneForm({ zone, home, onDone }: ZoneFormProps) {
  const client = useQueryClient();
  const form = useKeptForm<ZoneValues, DeliveryZoneView, DeliveryZoneView, unknown>({
    schema,
    request: zoneRequest,
    values: zoneValues(zone),
    record: {
      first: zone,
      valuesOf: zoneValues,
      load: () => fetchOne<DeliveryZoneView>(client, ZONES, zone?.id),
    },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) =>
      callJson<DeliveryZoneView>(zone ? `${ZONES}/${zone.id}` : ZONES, {
        method: zone ? 'PUT' : 'POST',
        body: zoneRequest(values, seen),
      }),
    onSent: (saved) => {
      keepZone(client, saved);
      toast({ title: zone ? 'Delivery zone saved' : 'Delivery zone added' });
      onDone(saved);
    },
    failed: SAVING_FAILED,
  });
  const title = zone ? `Change ${zone.name}` : 'Add a delivery zone';
  return (
    <Card className="p-4 sm:p-6">
      <Form of={form} aria-label={title} className="flex flex-col gap-6">
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        <TextField
          label="Name"
          autoFocus
          maxLength={80}
          placeholder="North side"
          help="Your customers read it, too."
          className="max-w-md"
          {...form.field('name')}
        />
        <ZipField
          home={home}
          text={form.values.zipCodes}
          error={form.errorIn('zipCodes')}
          onChange={(zipCodes) => form.change({ zipCodes })}
        />
        <Prices form={form} />
        <TextArea
          label="Note for customers"
          optional
          rows={2}
          maxLength={300}
          placeholder="Please put out a cooler."
          {...form.field('note')}
        />
        <MeanwhileNote of={form} labels={LABELS} />
        <FormFailure of={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
            {zone ? 'Save delivery zone' : 'Add delivery zone'}
          </Button>
          <Button look="quiet" disabled={form.isPending} onClick={() => onDone(null)}>
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  );
}
