import { personName } from '../../../accounts/users/users.sql.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AskProofBody, SendCodeBody } from '../../../contract/directory/admin/claim-proofs.admin.js';
import {
  AdminFarmClaim,
  AdminFarmClaimRow,
  CLAIM_STATUSES,
  VerifyClaimBody,
} from '../../../contract/directory/admin/farm-claims.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { idIs, oneOf, since, until } from '../../../platform/admin/filters.sql.js';
import { verificationOf } from '../farm-columns.sql.js';

export const farmClaimResource = {
  name: 'farm-claims',
  table: 'farm_claims',
  row: AdminFarmClaimRow,
  record: AdminFarmClaim,
  joins: 'JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN users AS claimant ON claimant.id = t.user_id',
  columns: {
    id: 't.id',
    farmId: 't.farm_id',
    farmName: 'farm.name',
    farmAddress: 'farm.address',
    verification: verificationOf('farm'),
    userId: 't.user_id',
    claimantName: `CASE WHEN claimant.id IS NOT NULL THEN ${personName('claimant')} END`,
    claimantEmail: 'claimant.email',
    isOwner: 'coalesce(farm.user_id = t.user_id, false)',
    status: 't.status',
    reason: 't.reason',
    decidedAt: 't.decided_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  waits: {
    where: `t.status = 'new'`,
    title: 'farm.name',
    detail: `'By ' || ${personName('claimant')}`,
    since: `coalesce((SELECT max(entry.created_at) FROM audit_log AS entry WHERE entry.resource = 'farm-claims'
      AND entry.record_id = t.id::text AND entry.action = 'reopen'), t.created_at)`,
    snooze: { until: 't.waits_until', since: 't.waits_since' },
  },
  filters: {
    status: oneOf('t.status', CLAIM_STATUSES),
    farmId: idIs('t.farm_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    verify: { body: VerifyClaimBody },
    reject: { body: ReasonBody },
    release: { body: ReasonBody },
    reopen: { body: ReasonBody },
    askProof: { body: AskProofBody },
    sendCode: { body: SendCodeBody },
  },
} satisfies AdminResource;
