import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { fieldIssues } from '../../../../lib/api/field-issues';
import { fetchOne } from '../../../../lib/api/queries';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../../ui/fields/field';
import { MeanwhileNote } from '../../../../ui/forms/before/meanwhile-note';
import { useLeaveWarning } from '../../../../ui/forms/before/use-leave-warning';
import { useStateMeanwhile } from '../../../../ui/forms/before/use-state-meanwhile';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { useFocusOnTrouble } from '../../../../ui/forms/use-focus-on-trouble';
import { failureSentence } from '../../sending';
import { previewSentence, typedPrice } from '../../terms/terms-values';
import { keepZone, ZONES } from '../zone-queries';
import { ZipField } from './zip-field';
import { zoneRequest, type ZoneValues, zoneValues } from './zone-values';

interface PricesProps {
  values: ZoneValues;
  errors: Partial<Record<keyof ZoneValues, string>>;
  onChange: (change: Partial<ZoneValues>) => void;
}

/** What delivery costs, with an example. */
function Prices({ values, errors, onChange }: PricesProps) {
  const field = (name: 'fee' | 'freeFrom' | 'minimum') => ({
    inputMode: 'decimal' as const,
    maxLength: 12,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <TextField label="Delivery fee in dollars" help="0 makes it free." {...field('fee')} />
        <TextField label="Free from" optional help="Your products in the order." {...field('freeFrom')} />
        <TextField label="Minimum order" optional help="Before discounts." {...field('minimum')} />
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
  const element = useRef<HTMLFormElement>(null);
  const [start] = useState(() => zoneValues(zone));
  const [values, setValues] = useState(start);
  const [tries, setTries] = useState(0);
  const change = (some: Partial<ZoneValues>) => setValues((before) => ({ ...before, ...some }));
  const meanwhile = useStateMeanwhile(values, setValues, {
    first: zone,
    valuesOf: zoneValues,
    load: () => fetchOne<DeliveryZoneView>(client, ZONES, zone?.id),
  });
  const saving = useMutation({
    mutationFn: (sent: ZoneValues) =>
      callJson<DeliveryZoneView>(zone ? `${ZONES}/${zone.id}` : ZONES, {
        method: zone ? 'PUT' : 'POST',
        body: zoneRequest(sent, meanwhile.seen.current),
      }),
    onSuccess: (saved) => {
      keepZone(client, saved);
      toast({ title: zone ? 'Delivery zone saved' : 'Delivery zone added' });
      onDone(saved);
    },
    onError: (error) => {
      void meanwhile.onError(error);
      setTries((count) => count + 1);
    },
  });
  const issues = fieldIssues(saving.error, values);
  // What was changed since may be right.
  const errors: PricesProps['errors'] = Object.fromEntries(
    issues.filter(([name]) => values[name] === saving.variables?.[name]),
  );
  useLeaveWarning(JSON.stringify(values) !== JSON.stringify(start));
  useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
  const title = zone ? `Change ${zone.name}` : 'Add a delivery zone';
  return (
    <Card className="p-4 sm:p-6">
      <form
        ref={element}
        noValidate
        aria-label={title}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate(values);
        }}
      >
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        <TextField
          label="Name"
          autoFocus
          maxLength={80}
          placeholder="North side"
          help="Your customers read it, too."
          className="max-w-md"
          value={values.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <ZipField
          home={home}
          text={values.zipCodes}
          error={errors.zipCodes}
          onChange={(zipCodes) => change({ zipCodes })}
        />
        <Prices values={values} errors={errors} onChange={change} />
        <TextArea
          label="Note for customers"
          optional
          rows={2}
          maxLength={300}
          placeholder="Please put out a cooler."
          value={values.note}
          error={errors.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <MeanwhileNote labels={LABELS} {...meanwhile} />
        {saving.error && issues.length === 0 && <FormFailure>{failureSentence(saving.error)}</FormFailure>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={saving.isPending && 'Saving...'}>
            {zone ? 'Save delivery zone' : 'Add delivery zone'}
          </Button>
          <Button look="quiet" disabled={saving.isPending} onClick={() => onDone(null)}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
