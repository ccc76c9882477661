import type { CreditShopView } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import type { WaitingGifts } from '@farmgate/backend/contract/marketplace/shares/credit-gifts';
import type {
  ShareQuoteRequest,
  ShareQuoteView,
  ShareView,
} from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { RenewalList } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import type { WaitList } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import type {
  SubscriptionList,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { type ApiError, callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';

export const SUBSCRIPTIONS = '/api/subscriptions';
export const WAITS = '/api/waits';
export const RENEWALS = '/api/renewals';

/** GET /api/renewals: what one is asked about next season. */
export const renewalsQuery = () => apiQuery<RenewalList>(RENEWALS);

/** GET /api/waits: the lines that one is in. */
export const waitsQuery = () => apiQuery<WaitList>(WAITS);

/** GET /api/credit-gifts: farm credit that one was given, and no share has yet. */
export const waitingGiftsQuery = () => apiQuery<WaitingGifts>('/api/credit-gifts');

/** GET /api/shares/{id} */
export const shareQuery = (id: string) => apiQuery<ShareView>(`/api/shares/${encodeURIComponent(id)}`);

/** GET /api/subscriptions: one's own. */
export const subscriptionsQuery = () => apiQuery<SubscriptionList>(SUBSCRIPTIONS);

/** GET /api/subscriptions/{id} */
export const subscriptionQuery = (id: string) =>
  apiQuery<SubscriptionView>(`${SUBSCRIPTIONS}/${encodeURIComponent(id)}`);

/** Where the calls about farm credit go that is bought for a membership. */
export const creditAddress = (id: number | string) => `${SUBSCRIPTIONS}/${encodeURIComponent(id)}/credit`;

/** GET …/credit: what can be bought, and what was. */
export const creditShopQuery = (id: number | string) => apiQuery<CreditShopView>(creditAddress(id));

/** @param address where a share's quotes are asked for */
export const quoteQuery = (
  address: string,
  choices: ShareQuoteRequest | Pick<ShareQuoteRequest, 'payments' | 'level' | 'price' | 'works'>,
) =>
  queryOptions<ShareQuoteView, ApiError>({
    queryKey: [address, choices],
    queryFn: ({ signal }) => callJson<ShareQuoteView>(address, { method: 'POST', body: choices, signal }),
  });
