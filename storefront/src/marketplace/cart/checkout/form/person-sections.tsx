import { stateNames } from '@farmgate/backend/contract/marketplace/state-words';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../../shared/sign-in/session';
import { Select, TextField } from '../../../../ui/fields/field';
import type { FormPart } from '../../../../ui/forms/use-form';
import { Link } from '../../../../ui/navigation/link';
import { CheckoutSection } from './checkout-section';
import type { CheckoutValues } from './checkout-values';
import { Fold } from './fold';
import { SavedAddresses } from './saved-addresses';

export interface Fields {
  form: FormPart<CheckoutValues>;
}

function LoginHint() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'visitor') return null;
  return (
    <>
      You can order as a guest.{' '}
      <Link to={paths.login({ returnTo: pathname + search })} className="link">
        Log in
      </Link>{' '}
      to find your orders in your account.
    </>
  );
}

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;
const ADDRESS = ['address', 'city', 'state', 'zipCode'] as const;

/** @returns what some fields hold, once each of them holds something and nothing is wrong; null before */
function useSettled<Name extends keyof CheckoutValues>(
  { control, errorOf }: Fields['form'],
  names: readonly Name[],
) {
  const values = useWatch({ control, name: [...names] });
  return values.every(Boolean) && !names.some((name) => errorOf(name)) ? values : null;
}

/** Who buys, and how to reach them about it. */
export function ContactSection({ form }: Fields) {
  const settled = useSettled(form, CONTACT);
  const [firstName, lastName, email, phone] = settled ?? [];
  return (
    <CheckoutSection step={2} title="Contact Information" hint={<LoginHint />}>
      <Fold
        name="Contact Information"
        line={settled && `${firstName} ${lastName}, ${email}, ${phone}`}
        mayFold={() => form.trigger(CONTACT)}
      >
        <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          help="We’ll send your confirmation here."
          {...form.field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          help="So vendors can reach you about your order."
          {...form.field('phone')}
        />
      </Fold>
    </CheckoutSection>
  );
}

/** Names of so many states are read; more are looked up in the list. */
const MOST_NAMES = 6;

interface AddressProps extends Fields {
  /** The states that orders can be sent to. */
  states: readonly string[];
}

/** Where it goes to. */
export function AddressSection({ form, states }: AddressProps) {
  const settled = useSettled(form, ADDRESS);
  const [address, city, state, zipCode] = settled ?? [];
  return (
    <CheckoutSection title="Shipping Address">
      <Fold
        name="Shipping Address"
        line={settled && `${address}, ${city}, ${state} ${zipCode}`}
        mayFold={() => form.trigger(ADDRESS)}
      >
        <SavedAddresses form={form} />
        <TextField label="Street address" autoComplete="street-address" {...form.field('address')} />
        <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
        <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
          <Select
            label="State"
            autoComplete="address-level1"
            help={states.length <= MOST_NAMES ? `We send orders to ${stateNames(states)}.` : undefined}
            {...form.field('state')}
          >
            <option value="">Select a state</option>
            {states.map((code) => (
              <option key={code} value={code}>
                {STATE_NAMES[code]}
              </option>
            ))}
          </Select>
          <TextField
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_INPUT_LENGTH}
            {...form.field('zipCode')}
          />
        </div>
      </Fold>
    </CheckoutSection>
  );
}

/** Instead of an address, where nothing is sent: only how far a pickup is depends on where someone lives. */
export function PickupSection({ form }: Fields) {
  const zipCode = useWatch({ control: form.control, name: 'zipCode' });
  return (
    <CheckoutSection title="Pickup" hint="You’re picking up, so we don’t need your address.">
      <Fold
        name="ZIP code"
        line={zipCode ? `ZIP code ${zipCode}` : 'ZIP code (optional)'}
        change={zipCode ? 'Change' : 'Add'}
      >
        <TextField
          label="ZIP code"
          optional
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_INPUT_LENGTH}
          help="We’ll tell you if a pickup is far away."
          className="max-w-56"
          {...form.register('zipCode')}
        />
      </Fold>
    </CheckoutSection>
  );
}
