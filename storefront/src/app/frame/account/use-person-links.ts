import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { OwnBusinesses } from '@farmgate/backend/contract/accounts/businesses';
import type { MyMarkets } from '@farmgate/backend/contract/directory/market-management';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import type { FrameLink } from '../links';
import { personLinks } from './account-links';

/** What the menu offers a signed-in person; what they run and work for is asked once the menu is open. */
export function usePersonLinks(me: MeView): FrameLink[] {
  const { data } = useQuery(apiQuery<MyMarkets>('/api/markets/mine'));
  const { data: businesses } = useQuery(apiQuery<OwnBusinesses>('/api/businesses'));
  return personLinks(me, data !== undefined && data.length > 0, businesses);
}
