import type { AddressView } from '@farmgate/backend/contract/accounts/addresses';
import type { OrderListItem } from '@farmgate/backend/contract/marketplace/orders';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { usePublicConfig } from '../../../lib/page/public-config';
import { useNearPlace } from '../../../shared/near/near-zip';
import { useSession } from '../../../shared/sign-in/session';
import type { FormPart } from '../../../ui/forms/use-form';
import { orderQuery } from '../../queries';
import {
  type CheckoutValues,
  fillIn,
  fromAccount,
  fromAddress,
  fromOrder,
  fromZip,
} from './form/checkout-values';

/** GET /api/account/addresses */
export const addressesQuery = () => apiQuery<AddressView[]>('/api/account/addresses');

/** What is known of somebody who is logged in, the best first; undefined while it is not all there. */
function useKnownSources() {
  const { me } = useSession();
  const { checkoutStates } = usePublicConfig();
  const isKnown = { enabled: me !== null && me !== undefined };
  const list = useQuery({
    ...apiQuery<OrderListItem[]>(withQuery('/api/orders', { limit: 1 })),
    ...isKnown,
  });
  const lastId = list.data?.[0]?.id;
  const last = useQuery({ ...orderQuery(String(lastId)), enabled: lastId !== undefined });
  const addresses = useQuery({ ...addressesQuery(), ...isKnown });
  const isThere = !list.isPending && !addresses.isPending && (lastId === undefined || !last.isPending);
  if (!me || !isThere) return undefined;
  const [saved] = addresses.data ?? [];
  return [
    ...(last.data ? [fromOrder(last.data, checkoutStates)] : []),
    ...(saved ? [fromAddress(saved, checkoutStates)] : []),
    fromAccount(me, checkoutStates),
  ];
}

/**
 * Writes into the fields that are still empty what the last order, a saved address or the account knows; for
 * everyone else the ZIP code that the browser remembers, and its state.
 */
export function useKnownFields({ getValues, setValue }: FormPart<CheckoutValues>): void {
  const sources = useKnownSources();
  const { status } = useSession();
  const place = useNearPlace();
  const { checkoutStates } = usePublicConfig();
  const isReady = sources !== undefined || status === 'visitor';
  useEffect(() => {
    if (!isReady) return;
    // A ZIP code tells its state, so that the two never differ.
    const near = place ? [fromZip(place, checkoutStates)] : [];
    const filled = fillIn(getValues(), [...(sources ?? []), ...near]);
    for (const [name, value] of Object.entries(filled)) setValue(name as keyof typeof filled, value);
    // What is known comes once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, place?.zipCode, getValues, setValue]);
}
