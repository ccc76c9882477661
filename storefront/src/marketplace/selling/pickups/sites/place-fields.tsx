import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { Select, TextField } from '../../../../ui/fields/field';
import type { FormPart } from '../../../../ui/forms/use-form';
import type { SiteValues } from './site-values';

interface PlaceFieldsProps {
  form: FormPart<SiteValues>;
  /** A drop point has someone who keeps it. */
  at: 'farm' | 'drop';
  /** A name that such a place could have. */
  example: string;
}

/** What a place is called, and its address. */
export function PlaceFields({ form: { field }, at, example }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        placeholder={example}
        maxLength={120}
        help="Customers see it at checkout."
        required
        {...field(`${at}.name`)}
      />
      {at === 'drop' && (
        <TextField
          label="Host"
          optional
          placeholder="Ana at the counter"
          maxLength={120}
          help="Whom people ask for when they get there."
          {...field('host')}
        />
      )}
      <TextField label="Address" maxLength={300} autoComplete="off" required {...field(`${at}.address`)} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]">
        <TextField label="City" maxLength={100} autoComplete="off" required {...field(`${at}.city`)} />
        <Select label="State" required {...field(`${at}.state`)}>
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
          required
          {...field(`${at}.zipCode`)}
        />
      </div>
    </>
  );
}
