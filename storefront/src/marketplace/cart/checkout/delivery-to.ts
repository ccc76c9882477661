import type { CartPickupsView } from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { apiQuery } from '../../../lib/api/queries';
import { CART, deliveryQuery } from '../../queries';

interface Typed {
  state: string;
  zipCode: string;
}

function asked({ state, zipCode }: Typed, vendorId: number | undefined) {
  const zip = readZip(zipCode);
  return { ...(state && { state }), ...(zip && { zipCode: zip }), ...(vendorId && { vendorId }) };
}

/** @returns what the server is asked about an address that is in the form */
export const deliveryTo = (typed: Typed, vendorId: number | undefined): ReturnType<typeof deliveryQuery> =>
  deliveryQuery(asked(typed, vendorId));

/** GET /api/cart/pickups: on which days each vendor hands over; none where no vendor set any up. */
export const pickupsTo = (typed: Typed, vendorId: number | undefined) =>
  apiQuery<CartPickupsView>(withQuery(`${CART}/pickups`, asked(typed, vendorId)));
