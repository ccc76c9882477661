import { personName } from '../../../accounts/users/users.sql.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AskProofBody } from '../../../contract/directory/admin/claim-proofs.admin.js';
import {
  AdminMarketClaim,
  AdminMarketClaimRow,
  ApproveMarketClaimBody,
} from '../../../contract/directory/admin/market-claims.admin.js';
import { MARKET_CLAIM_STATUSES } from '../../../contract/directory/markets.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { flag, idIs, oneOf, since, until } from '../../../platform/admin/filters.sql.js';

export const marketClaimResource = {
  name: 'market-claims',
  table: 'market_claims',
  row: AdminMarketClaimRow,
  record: AdminMarketClaim,
  joins:
    'JOIN places AS place ON place.id = t.place_id LEFT JOIN users AS claimant ON claimant.id = t.user_id',
  columns: {
    id: 't.id',
    placeId: 't.place_id',
    marketName: 'place.name',
    marketAddress: 'place.address',
    userId: 't.user_id',
    claimantName: `CASE WHEN claimant.id IS NOT NULL THEN ${personName('claimant')} END`,
    claimantEmail: 'claimant.email',
    status: 't.status',
    message: 't.message',
    reason: 't.reason',
    decidedAt: 't.decided_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  waits: {
    where: `t.status = 'new' AND t.message IS NOT NULL`,
    title: 'place.name',
    detail: `'By ' || ${personName('claimant')} || ': ' || t.message`,
    since: 't.created_at',
    snooze: { until: 't.waits_until', since: 't.waits_since' },
  },
  filters: {
    status: oneOf('t.status', MARKET_CLAIM_STATUSES),
    isAsked: flag('t.message IS NOT NULL'),
    placeId: idIs('t.place_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    approve: { body: ApproveMarketClaimBody },
    reject: { body: ReasonBody },
    askProof: { body: AskProofBody },
  },
} satisfies AdminResource;
