import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type {
  MarketBoard,
  MarketMessage,
  MessageSent,
  Reminded,
} from '@farmgate/backend/contract/directory/market-board';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { MarketFeeRequest, MarketFeeView } from '@farmgate/backend/contract/directory/market-fees';
import type {
  AcceptedMarket,
  AddDateRequest,
  AddMemberRequest,
  CancelDayRequest,
  ChangeDaysRequest,
  ChangeMemberRequest,
  FoundSellers,
  InvitationSent,
  InviteManagerRequest,
  JoinMarketRequest,
  ManagedMarket,
  MarketClaimRequest,
  MarketCodeRequest,
  MarketCodeSent,
  MarketProofRequest,
  MemberView,
  MembershipRequest,
  MoveDayRequest,
  MyMarkets,
  MyMemberships,
  RemoveDateRequest,
} from '@farmgate/backend/contract/directory/market-management';
import type { MarketRecord, MarketRecordChanges } from '@farmgate/backend/contract/directory/market-record';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';

const post = <Answer>(path: string, body: unknown = {}) => callJson<Answer>(path, { method: 'POST', body });
const put = <Answer>(path: string, body: unknown) => callJson<Answer>(path, { method: 'PUT', body });

/** GET /api/markets/mine: the markets that one runs. */
export const myMarketsQuery = () => apiQuery<MyMarkets>('/api/markets/mine');

/** GET /api/markets/{id}/manage: days, roster and managers of a market that one runs. */
export const managedMarketQuery = (id: number | string) =>
  apiQuery<ManagedMarket>(`/api/markets/${encodeURIComponent(id)}/manage`);

const boardsOf = (id: number | string) => `/api/markets/${encodeURIComponent(id)}/board`;

/** GET /api/markets/{id}/board: who comes on a day; without one, on the next. */
export const marketBoardQuery = (id: number | string, date: string | null) =>
  apiQuery<MarketBoard>(withQuery(boardsOf(id), { date: date ?? undefined }));

export const refreshBoards = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).split('?')[0] === boardsOf(id),
  });

/** Reads again what other managers may have changed. */
export function refreshMarket(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: managedMarketQuery(id).queryKey });
  void refreshBoards(client, id);
}

/** GET /api/markets/{id}/record: what its managers can change of a market. */
export const marketRecordQuery = (id: string) =>
  apiQuery<MarketRecord>(`/api/markets/${encodeURIComponent(id)}/record`);

export const changeMarketRecord = (id: string, body: MarketRecordChanges) =>
  put<MarketRecord>(`/api/markets/${encodeURIComponent(id)}/record`, body);

/** GET /api/market-memberships/mine: the rosters that one is on, or is asked to join. */
export const myMembershipsQuery = () => apiQuery<MyMemberships>('/api/market-memberships/mine');

export const sendMarketCode = (id: number, body: MarketCodeRequest) =>
  post<MarketCodeSent>(`/api/markets/${id}/claim/code`, body);

export const proveMarket = (id: number, body: MarketProofRequest) =>
  post<DoneView>(`/api/markets/${id}/claim/proof`, body);

/** Has the team decide who runs a market. */
export const askForMarket = (id: number, body: MarketClaimRequest) =>
  post<DoneView>(`/api/markets/${id}/claim`, body);

export const leaveMarket = (id: number) => post<DoneView>(`/api/markets/${id}/leave`);

/** Emails somebody a link that makes them a manager, too. */
export const inviteManager = (id: number, body: InviteManagerRequest) =>
  post<InvitationSent>(`/api/markets/${id}/managers`, body);

/** Takes up such an invitation. */
export const acceptManaging = (token: string) => post<AcceptedMarket>('/api/markets/invitations', { token });

/** What a manager says about a day. */
export type DayChange =
  | { to: 'confirm' | 'restore' }
  | { to: 'cancel'; body: CancelDayRequest }
  | { to: 'move'; body: MoveDayRequest };

export const changeDay = (id: number, date: string, change: DayChange) =>
  post<MarketDayView>(
    `/api/markets/${id}/days/${date}/${change.to}`,
    'body' in change ? change.body : undefined,
  );

/** Several days at once: vendors and followers get one message. */
export const changeDays = (id: number, body: ChangeDaysRequest) =>
  post<MarketDayView[]>(`/api/markets/${id}/days`, body);

/** An extra date, several in a row, or what is different on later ones. */
export const addDate = (id: number, body: AddDateRequest) => post<DoneView>(`/api/markets/${id}/dates`, body);

export const removeDate = (id: number, { from, to }: RemoveDateRequest) =>
  post<DoneView>(`/api/markets/${id}/dates/remove`, { from, to });

/** Emails those who haven't answered for a day. */
export const remindOf = (id: number, date: string) =>
  post<Reminded>(`/api/markets/${id}/days/${date}/remind`);

export const sendMessage = (id: number, body: MarketMessage) =>
  post<MessageSent>(`/api/markets/${id}/messages`, body);

const feeAddress = (id: number, date: string, memberId: number) =>
  `/api/markets/${id}/days/${date}/fees/${memberId}`;

export interface FeeFields extends Omit<MarketFeeRequest, 'amount' | 'was'> {
  /** In dollars, as it was typed. */
  amount: string;
}

/**
 * What someone on the roster pays for a day; null takes it off.
 * @param was the fee so far, as it was seen
 */
export const changeFee = (
  { id, date, memberId }: { id: number; date: string; memberId: number },
  fee: FeeFields | null,
  was: MarketFeeView | null,
): Promise<MarketFeeView | null> =>
  fee === null
    ? callJson<unknown>(feeAddress(id, date, memberId), { method: 'DELETE', body: { was } }).then(() => null)
    : put<MarketFeeView>(feeAddress(id, date, memberId), { ...fee, was });

/** Answers for someone on the roster; null takes that back. */
export const answerFor = (dayId: number, memberId: number, answer: 'coming' | 'not_coming' | null) => {
  const address = `/api/market-days/${dayId}/attendance/${memberId}`;
  return answer === null
    ? callJson<unknown>(address, { method: 'DELETE' })
    : put<unknown>(address, { answer });
};

/** GET /api/markets/{id}/sellers: vendors and farms to invite, the nearest first. */
export const sellersQuery = (id: number, q: string) =>
  apiQuery<FoundSellers>(withQuery(`/api/markets/${id}/sellers`, { q }));

export const addMember = (id: number, body: Partial<AddMemberRequest>) =>
  post<MemberView>(`/api/markets/${id}/members`, body);

export const changeMember = (id: number, memberId: number, body: ChangeMemberRequest) =>
  put<MemberView>(`/api/markets/${id}/members/${memberId}`, body);

export const joinMarket = (id: number, body: JoinMarketRequest) =>
  post<MemberView>(`/api/markets/${id}/join`, body);

export const respondToMarket = (memberId: number, body: MembershipRequest) =>
  put<MemberView>(`/api/market-memberships/${memberId}`, body);
