import type { AddressList, AddressRequest, AddressView } from '@farmgate/backend/contract/accounts/addresses';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';
import { MeanwhileNote } from '../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../ui/forms/use-kept-form';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/addresses').then((module) => module.AddressRequest),
);

const EMPTY: AddressRequest = {
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};

/** What the form calls its fields. */
const LABELS = {
  ...{ firstName: 'First name', lastName: 'Last name', phone: 'Phone', address: 'Street address' },
  ...{ city: 'City', state: 'State', zipCode: 'ZIP code' },
};

function valuesOf(address: AddressView | null): AddressRequest {
  if (!address) return EMPTY;
  const { id: _id, createdAt: _createdAt, ...values } = address;
  return values;
}

const ADDRESSES = '/api/account/addresses';

function useAddressForm({ address, onClose, onSaved }: AddressDialogProps) {
  const client = useQueryClient();
  return useKeptForm({
    schema,
    values: valuesOf(address),
    record: {
      first: address,
      valuesOf,
      load: async () => {
        const all = await client.fetchQuery({ ...apiQuery<AddressList>(ADDRESSES), staleTime: 0 });
        const newest = all.find(({ id }) => id === address?.id);
        if (!newest) throw new Error('The address was removed.');
        return newest;
      },
    },
    send: (body, { seen }) => {
      if (seen === null) return callJson<AddressView>(ADDRESSES, { method: 'POST', body });
      const was = seenIn(seen, Object.keys(changesSince<object>(valuesOf(seen), body)));
      return callJson<AddressView>(`${ADDRESSES}/${seen.id}`, { method: 'PUT', body: { ...body, was } });
    },
    onSent: () => {
      onSaved();
      onClose();
      toast({ title: 'Address saved' });
    },
    failed: 'We couldn’t save this address. Please try again.',
  });
}

export interface AddressDialogProps {
  /** Which one is edited; null for a new one. */
  address: AddressView | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an address to the account, or changes one. */
export function AddressDialog(props: AddressDialogProps) {
  const { address, onClose } = props;
  const form = useAddressForm(props);
  const { field } = form;
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? 'Edit address' : 'Add an address'}
      submitLabel="Save address"
      pendingLabel="Saving..."
    >
      <div className="flex flex-col gap-5">
        <fieldset disabled={form.isPending} className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            className="sm:col-span-2"
            {...field('phone')}
          />
          <TextField
            label="Street address"
            autoComplete="street-address"
            className="sm:col-span-2"
            {...field('address')}
          />
          <TextField
            label="City"
            autoComplete="address-level2"
            className="sm:col-span-2"
            {...field('city')}
          />
          <Select label="State" autoComplete="address-level1" {...field('state')}>
            <option value="">Select a state</option>
            {Object.entries(STATE_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_INPUT_LENGTH}
            {...field('zipCode')}
          />
        </fieldset>
        <MeanwhileNote of={form} labels={LABELS} words={{ state: STATE_NAMES }} />
      </div>
    </DialogForm>
  );
}
