import {
  AdminCorrection,
  CORRECTION_STATUSES,
  CorrectionDecision,
} from '../../contract/directory/admin/corrections.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, idIs, oneOf, since, until } from '../../platform/admin/filters.sql.js';

export const correctionResource = {
  name: 'corrections',
  table: 'corrections',
  row: AdminCorrection,
  joins: `LEFT JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN places AS place ON place.id = t.place_id`,
  columns: {
    id: 't.id',
    message: 't.message',
    email: 't.email',
    status: 't.status',
    placeId: 't.place_id',
    farmId: 't.farm_id',
    name: 'coalesce(farm.name, place.name)',
    address: 'coalesce(farm.address, place.address)',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  waits: {
    where: `t.status = 'new'`,
    title: `coalesce(farm.name, place.name, 'Correction')`,
    detail: 't.message',
    since: 't.created_at',
  },
  filters: {
    q: contains('t.message', 't.email'),
    status: oneOf('t.status', CORRECTION_STATUSES),
    farmId: idIs('t.farm_id'),
    placeId: idIs('t.place_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    done: { body: CorrectionDecision },
    dismiss: { body: CorrectionDecision },
  },
} satisfies AdminResource;
