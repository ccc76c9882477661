import type {
  SharePaymentPage,
  StartSharePayment,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import type { NavigateFunction } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { SUBSCRIPTIONS } from './share-queries';

/** Begins a payment by card, or saving another one. @returns the page on which that is done */
export const startPayment = (id: number, what: StartSharePayment['for']): Promise<SharePaymentPage> =>
  callJson<SharePaymentPage>(`${SUBSCRIPTIONS}/${id}/payment`, { method: 'POST', body: { for: what } });

/** Goes there: to a page of ours, or of the provider. */
export function toPayment(url: string, navigate: NavigateFunction): void {
  if (url.startsWith('/')) void navigate(url);
  else window.location.assign(url);
}
