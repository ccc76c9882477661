import { stateNames } from '@farmgate/backend/contract/marketplace/state-words';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../../shared/sign-in/session';
import { Select, TextField } from '../../../../ui/fields/field';
import { Link } from '../../../../ui/navigation/link';
import type { Checkout } from '../use-checkout';
import { CheckoutSection } from './checkout-section';
import { SavedAddresses } from './saved-addresses';

export type Fields = Pick<Checkout, 'form' | 'errorOf'>;

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

/** Who buys, and how to reach them about it. */
export function ContactSection({ form, errorOf }: Fields) {
  return (
    <CheckoutSection title="Contact Information" hint={<LoginHint />}>
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        help="We’ll send your confirmation here."
        error={errorOf('email')}
        {...form.register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="So vendors can reach you about your order."
        error={errorOf('phone')}
        {...form.register('phone')}
      />
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
export function AddressSection({ form, errorOf, states }: AddressProps) {
  return (
    <CheckoutSection title="Shipping Address">
      <SavedAddresses form={form} />
      <TextField
        label="Street address"
        autoComplete="street-address"
        error={errorOf('address')}
        {...form.register('address')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        error={errorOf('city')}
        {...form.register('city')}
      />
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <Select
          label="State"
          autoComplete="address-level1"
          help={states.length <= MOST_NAMES ? `We send orders to ${stateNames(states)}.` : undefined}
          error={errorOf('state')}
          {...form.register('state')}
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
          error={errorOf('zipCode')}
          {...form.register('zipCode')}
        />
      </div>
    </CheckoutSection>
  );
}

/** Instead of an address, where nothing is sent: only how far a pickup is depends on where someone lives. */
export function PickupSection({ form }: Pick<Fields, 'form'>) {
  return (
    <CheckoutSection title="Pickup" hint="You’re picking up, so we don’t need your address.">
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
    </CheckoutSection>
  );
}
