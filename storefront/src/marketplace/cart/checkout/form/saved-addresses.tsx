import { useQuery } from '@tanstack/react-query';
import { usePublicConfig } from '../../../../lib/page/public-config';
import { useSession } from '../../../../shared/sign-in/session';
import { Select } from '../../../../ui/fields/field';
import type { FormPart } from '../../../../ui/forms/use-form';
import { addressesQuery } from '../use-known-fields';
import { type CheckoutValues, fromAddress } from './checkout-values';

/** Writes a saved address into the form, over what is there. */
export function SavedAddresses({ form }: { form: FormPart<CheckoutValues> }) {
  const { me } = useSession();
  const { checkoutStates } = usePublicConfig();
  const { data = [] } = useQuery({ ...addressesQuery(), enabled: Boolean(me) });
  if (!me || data.length === 0) return null;
  const take = (id: string) => {
    const address = data.find((one) => String(one.id) === id);
    if (!address) return;
    // A state that cannot be chosen is asked for.
    for (const [name, value] of Object.entries({ state: '', ...fromAddress(address, checkoutStates) }))
      form.setValue(name as keyof ReturnType<typeof fromAddress>, value, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <Select
      label="Use a saved address"
      defaultValue=""
      onChange={({ currentTarget }) => take(currentTarget.value)}
    >
      <option value="">Choose an address</option>
      {data.map(({ id, firstName, address, city }) => (
        <option key={id} value={id}>
          {firstName}, {address}, {city}
        </option>
      ))}
    </Select>
  );
}
