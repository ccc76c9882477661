import type { AddressRequest, AddressView } from '@farmgate/backend/contract/accounts/addresses';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { callJson, sentenceOf } from '../../lib/api/api';
import { lazyCheck } from '../../lib/forms/lazy-check';
import { useCallForm } from '../../lib/forms/use-call-form';
import { DialogForm } from '../../ui/dialogs/dialog-form';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/forms/field';

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

function valuesOf(address: AddressView | null): AddressRequest {
  if (!address) return EMPTY;
  const { id: _id, createdAt: _createdAt, ...values } = address;
  return values;
}

export interface AddressDialogProps {
  /** Which one is edited; null for a new one. */
  address: AddressView | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an address to the account, or changes one. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: valuesOf(address),
    send: (body: AddressRequest) =>
      callJson<AddressView>(`/api/account/addresses${address ? `/${address.id}` : ''}`, {
        method: address ? 'PUT' : 'POST',
        body,
      }),
    onSent: () => {
      onSaved();
      onClose();
      toast({ title: 'Address saved' });
    },
  });
  const field = (name: keyof AddressRequest) => ({ error: errorOf(name), ...form.register(name) });
  return (
    <DialogForm
      id="address"
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? 'Edit address' : 'Add an address'}
      submitLabel="Save address"
      pendingLabel={isPending && 'Saving...'}
      failure={error && sentenceOf(error, 'We couldn’t save this address. Please try again.')}
      onSubmit={submit}
    >
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
        <TextField label="City" autoComplete="address-level2" className="sm:col-span-2" {...field('city')} />
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
    </DialogForm>
  );
}
