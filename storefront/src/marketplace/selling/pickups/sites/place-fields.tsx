import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { Select, TextField } from '../../../../ui/fields/field';
import type { FieldErrors } from '../field-errors';
import type { PlaceValues } from './site-values';

interface PlaceFieldsProps {
  place: PlaceValues;
  /** A name that such a place could have. */
  example: string;
  errors: FieldErrors;
  onChange: (some: Partial<PlaceValues>) => void;
  /** Who keeps a drop point. */
  host?: { value: string; onChange: (host: string) => void };
}

/** What a place is called, and its address. */
export function PlaceFields({ place, example, errors, onChange, host }: PlaceFieldsProps) {
  const text = (name: keyof PlaceValues) => ({
    value: place[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField
        label="Name"
        placeholder={example}
        maxLength={120}
        help="Customers see it at checkout."
        {...text('name')}
      />
      {host && (
        <TextField
          label="Host"
          optional
          placeholder="Ana at the counter"
          maxLength={120}
          help="Whom people ask for when they get there."
          value={host.value}
          error={errors.host}
          onChange={({ currentTarget }) => host.onChange(currentTarget.value)}
        />
      )}
      <TextField label="Address" maxLength={300} autoComplete="off" {...text('address')} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]">
        <TextField label="City" maxLength={100} autoComplete="off" {...text('city')} />
        <Select
          label="State"
          required
          value={place.state}
          error={errors.state}
          onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
        >
          <option value="">Choose</option>
          {Object.entries(STATE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="ZIP code"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          {...text('zipCode')}
        />
      </div>
    </>
  );
}
