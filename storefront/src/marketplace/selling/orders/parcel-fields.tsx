import { useId } from 'react';
import { TextField } from '../../../ui/fields/field';

const CARRIERS = ['USPS', 'UPS', 'FedEx', 'DHL', 'OnTrac'];

/** With whom an order is on its way. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

export const NO_PARCEL: Parcel = { carrier: '', trackingNumber: '' };

export interface ParcelFieldsProps {
  value: Parcel;
  onChange: (value: Parcel) => void;
}

export function ParcelFields({ value, onChange }: ParcelFieldsProps) {
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
        value={value.carrier}
        onChange={({ currentTarget }) => onChange({ ...value, carrier: currentTarget.value })}
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
        value={value.trackingNumber}
        onChange={({ currentTarget }) => onChange({ ...value, trackingNumber: currentTarget.value })}
      />
    </>
  );
}
