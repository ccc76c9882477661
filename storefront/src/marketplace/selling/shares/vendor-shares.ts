import type { SoldCreditView } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import type {
  CancelDayPreview,
  NearShareDays,
  ShareContentsView,
  ShareDayDetails,
  ShareDayList,
  ShareHarvestView,
} from '@farmgate/backend/contract/marketplace/shares/share-days';
import type {
  LateMembersView,
  ShareMemberDetails,
  ShareMemberList,
} from '@farmgate/backend/contract/marketplace/shares/share-members';
import type { SharePlanList, SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery, apiQuery } from '../../../lib/api/queries';

export const VENDOR_SHARES = '/api/vendor/shares';

const shareAddress = (id: string) => `${VENDOR_SHARES}/${encodeURIComponent(id)}`;
const dayAddress = (id: string, dateId: string) => `${shareAddress(id)}/days/${encodeURIComponent(dateId)}`;

/** Where the calls about all members go. */
export const membersAddress = (id: string) => `${shareAddress(id)}/members`;

/** Where the calls about one member go. */
export const memberAddress = (id: string, memberId: string) =>
  `${membersAddress(id)}/${encodeURIComponent(memberId)}`;

/** GET /api/vendor/shares: the newest season first. */
export const vendorSharesQuery = () => apiQuery<SharePlanList>(VENDOR_SHARES);

/** GET /api/vendor/shares/{id} */
export const vendorShareQuery = (id: string) => apiQuery<SharePlanView>(shareAddress(id));

export const FARM_CREDIT = '/api/vendor/farm-credit';
/** So many purchases are shown at a time. */
export const CREDIT_SHOWN = 50;

/** GET /api/vendor/farm-credit */
export const farmCreditQuery = (offset?: number) =>
  apiQuery<SoldCreditView>(withQuery(FARM_CREDIT, { offset }));

/** GET …/days */
export const shareDaysQuery = (id: string) => apiQuery<ShareDayList>(`${shareAddress(id)}/days`);

/** GET /api/vendor/share-days */
export const nearDaysQuery = () => apiQuery<NearShareDays>('/api/vendor/share-days');

/** GET …/days/{dateId} */
export const shareDayQuery = (id: string, dateId: string) =>
  apiQuery<ShareDayDetails>(dayAddress(id, dateId));

/** GET …/days/{dateId}/contents */
export const contentsQuery = (id: string, dateId: string) =>
  apiQuery<ShareContentsView>(`${dayAddress(id, dateId)}/contents`);

/** GET …/days/{dateId}/harvest */
export const harvestQuery = (id: string, dateId: string) =>
  apiQuery<ShareHarvestView>(`${dayAddress(id, dateId)}/harvest`);

/** GET …/days/{dateId}/cancel @param toDateId where boxes move to; '' for nowhere */
export const cancelDayQuery = (id: string, dateId: string, toDateId = '') =>
  apiQuery<CancelDayPreview>(withQuery(`${dayAddress(id, dateId)}/cancel`, { toDateId }));

/** Who works, and how many hours: GET …/work */
export const workAddress = (id: string) => `${shareAddress(id)}/work`;
export const workQuery = (id: string) => apiQuery<WorkersView>(workAddress(id));

/** So many members are shown at a time. */
export const MEMBERS_SHOWN = 100;

/** GET …/members */
export const shareMembersQuery = (
  id: string,
  of: { q?: string; late?: 'true' | undefined; offset?: number | undefined } = {},
) => apiListQuery<ShareMemberList[number]>(withQuery(membersAddress(id), { ...of, limit: MEMBERS_SHOWN }));

/** GET …/members/late */
export const lateMembersQuery = (id: string) => apiQuery<LateMembersView>(`${shareAddress(id)}/members/late`);

/** GET …/members/{memberId} */
export const shareMemberQuery = (id: string, memberId: string) =>
  apiQuery<ShareMemberDetails>(memberAddress(id, memberId));
