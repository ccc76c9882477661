import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { creditShopQuery, SUBSCRIPTIONS, subscriptionQuery } from '../../parts/shares/share-queries';

/** Who comes back from the provider's page learns at once what became of the payment. */
export function useCheckOnReturn({ id }: Pick<SubscriptionView, 'id'>): void {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const hasPaid = query.has('paid');
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasPaid || hasAsked.current) return;
    hasAsked.current = true;
    const { queryKey } = subscriptionQuery(String(id));
    callJson<SubscriptionView>(`${SUBSCRIPTIONS}/${id}/payment/check`, { method: 'POST' })
      .then((now) => client.setQueryData(queryKey, now))
      .catch(() => client.invalidateQueries({ queryKey }))
      .finally(() => {
        void client.invalidateQueries({ queryKey: creditShopQuery(id).queryKey });
        setQuery({}, { replace: true });
      });
  }, [hasPaid, id, client, setQuery]);
}
