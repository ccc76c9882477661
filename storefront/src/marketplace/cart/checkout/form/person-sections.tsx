import { CHECKOUT_STATES } from '@farmgate/backend/contract/marketplace/checkout';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../../ui/navigation/link';
import { useSession } from '../../../../lib/session';
import { Select, TextField } from '../../../../ui/forms/field';
import { CheckoutSection } from './checkout-section';
import { SavedAddresses } from './saved-addresses';
import type { Checkout } from '../use-checkout';

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

/** Where it goes to. */
export function AddressSection({ form, errorOf, isPickup }: Fields & { isPickup: boolean }) {
  return (
    <CheckoutSection
      title="Shipping Address"
      hint={isPickup ? 'For your receipt only. Nothing will be shipped.' : undefined}
    >
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
          error={errorOf('state')}
          {...form.register('state')}
        >
          <option value="">Select a state</option>
          {CHECKOUT_STATES.map((code) => (
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
