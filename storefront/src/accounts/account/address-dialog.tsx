import type { AddressList, AddressRequest, AddressView } from '@farmgate/backend/contract/accounts/addresses';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { MeanwhileNote } from '../../ui/forms/before/meanwhile-note';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { useFormMeanwhile } from '../../ui/forms/before/use-form-meanwhile';
import type { Meanwhile } from '../../ui/forms/before/use-meanwhile';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';

const check = lazyCheck(() => import('./account-checks').then((module) => module.addressResolver));

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
  const call = useCallForm({
    check,
    defaultValues: valuesOf(address),
    send: (form: AddressRequest) => {
      const seen = meanwhile.seen.current;
      if (seen === null) return callJson<AddressView>(ADDRESSES, { method: 'POST', body: form });
      const was = seenIn(seen, Object.keys(changesSince<object>(valuesOf(seen), form)));
      return callJson<AddressView>(`${ADDRESSES}/${seen.id}`, { method: 'PUT', body: { ...form, was } });
    },
    onFailed: (error) => void meanwhile.onError(error),
    onSent: () => {
      onSaved();
      onClose();
      toast({ title: 'Address saved' });
    },
  });
  const meanwhile: Meanwhile<AddressView> = useFormMeanwhile(call.form, {
    first: address,
    valuesOf,
    load: async () => {
      const all = await client.fetchQuery({ ...apiQuery<AddressList>(ADDRESSES), staleTime: 0 });
      const newest = all.find(({ id }) => id === address?.id);
      if (!newest) throw new Error('The address was removed.');
      return newest;
    },
  });
  return { ...call, meanwhile };
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
  const { form, submit, isPending, error, errorOf, meanwhile } = useAddressForm(props);
  const field = (name: keyof AddressRequest) => ({ error: errorOf(name), ...form.register(name) });
  return (
    <DialogForm
      id="address"
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? 'Edit address' : 'Add an address'}
      submitLabel="Save address"
      pendingLabel={isPending && 'Saving...'}
      failure={
        error &&
        (meanwhile.conflicts ? null : sentenceOf(error, 'We couldn’t save this address. Please try again.'))
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <fieldset disabled={isPending} className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
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
        <MeanwhileNote labels={LABELS} words={{ state: STATE_NAMES }} {...meanwhile} />
      </div>
    </DialogForm>
  );
}
