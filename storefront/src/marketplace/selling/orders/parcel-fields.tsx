import { useId } from 'react';
import { TextField } from '../../../ui/fields/field';
import type { FormPart } from '../../../ui/forms/use-form';

const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL', 'OnTrac'];

/** With whom an order is on its way. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

export const NO_PARCEL: Parcel = { carrier: '', trackingNumber: '' };

export function ParcelFields({ form: { field } }: { form: FormPart<Parcel> }) {
  const carriers = useId();
  return (
    <>
      <TextField
        label="Carrier"
        optional
        list={carriers}
        maxLength={60}
        placeholder="USPS"
        autoComplete="off"
        {...field('carrier')}
      />
      <datalist id={carriers}>
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
        {...field('trackingNumber')}
      />
    </>
  );
}
