import type { WaitingOrder } from '@farmgate/backend/contract/marketplace/waiting-orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsBrowser } from '../../../lib/page/visit';
import { useSession } from '../../../shared/sign-in/session';
import { waitingOrdersQuery } from '../../queries';
import { mayHaveCart } from '../cart/use-cart';
import { isOver } from './waiting-words';

const LOOK_AGAIN_MS = 20_000;

/**
 * What whoever is there has ordered and not paid yet, as long as it is held: by the account, and by this
 * browser. Visitors who never had a cart aren't asked about.
 */
export function useWaitingOrders(): { orders: readonly WaitingOrder[]; now: number } {
  useSession();
  const enabled = useIsBrowser() && mayHaveCart();
  const { data = [], refetch } = useQuery({ ...waitingOrdersQuery(), enabled });
  const [now, setNow] = useState(() => Date.now());
  const isWaiting = enabled && data.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    // Back from a provider's page, which browsers put away and bring back as it was.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted && mayHaveCart()) void refetch();
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, [refetch]);
  return { orders: enabled ? data.filter((order) => !isOver(order, now)) : [], now };
}
