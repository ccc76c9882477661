import { personName } from '../../accounts/users/users.sql.js';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import { AdminFieldStatus } from '../../contract/directory/admin/field-statuses.admin.js';
import { FIELD_STATES, FIELD_STATUS_CHANNELS } from '../../contract/directory/field-states.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { flag, idIs, oneOf, since, until } from '../../platform/admin/filters.sql.js';

const isCurrent = 't.ended_at IS NULL AND t.until > now()';

export const fieldStatusResource = {
  name: 'field-statuses',
  table: 'field_statuses',
  row: AdminFieldStatus,
  joins: `LEFT JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN places AS place ON place.id = t.place_id
    LEFT JOIN users AS person ON person.id = t.user_id`,
  columns: {
    id: 't.id',
    farmId: 't.farm_id',
    placeId: 't.place_id',
    claimId: 't.claim_id',
    name: 'coalesce(farm.name, place.name)',
    crop: 't.crop',
    state: 't.state',
    note: 't.note',
    imageUrl: `'/media/' || t.image_id || '/800.jpg'`,
    isCurrent: `(${isCurrent})`,
    channel: 't.channel',
    userId: 't.user_id',
    saidBy: `CASE WHEN person.id IS NOT NULL THEN ${personName('person')} END`,
    saidAt: 't.said_at',
    until: 't.until',
    endedAt: 't.ended_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['id', 'DESC'],
  filters: {
    state: oneOf('t.state', FIELD_STATES),
    channel: oneOf('t.channel', FIELD_STATUS_CHANNELS),
    isCurrent: flag(isCurrent),
    farmId: idIs('t.farm_id'),
    placeId: idIs('t.place_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    end: { body: ReasonBody },
  },
} satisfies AdminResource;
