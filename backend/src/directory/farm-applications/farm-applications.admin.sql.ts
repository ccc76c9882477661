import { ReasonBody } from '../../contract/backoffice/admin.js';
import {
  AdminFarmApplication,
  AdminFarmApplicationRow,
  FarmApplicationApproval,
} from '../../contract/directory/admin/farm-applications.admin.js';
import { FARM_APPLICATION_STATUSES } from '../../contract/directory/farm-applications.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, oneOf, since, until } from '../../platform/admin/filters.sql.js';

export const farmApplicationResource = {
  name: 'farm-applications',
  table: 'farm_applications',
  joins: 'LEFT JOIN users AS decider ON decider.id = t.decided_by',
  row: AdminFarmApplicationRow,
  record: AdminFarmApplication,
  columns: {
    id: 't.id',
    farmName: 't.farm_name',
    farmerName: 't.farmer_name',
    email: 't.email',
    phone: 't.phone',
    farmAddress: 't.farm_address',
    status: 't.status',
    createdAt: 't.created_at',
    decidedAt: 't.decided_at',
    decidedBy: 'decider.username::text',
    farmDescription: 't.farm_description',
    productsGrown: 't.products_grown',
    certifications: 't.certifications',
    experience: 't.experience',
    reason: 't.reason',
    userId: 't.user_id',
    farmId: 't.farm_id',
    account: `(SELECT json_build_object('id', id, 'username', username, 'role', role, 'isLocked', locked_at IS NOT NULL)
      FROM users WHERE email = t.email::citext)`,
    others: `(SELECT coalesce(json_agg(json_build_object('id', id, 'farmName', farm_name, 'status', status, 'createdAt', created_at)), '[]')
      FROM (SELECT * FROM farm_applications WHERE lower(email) = lower(t.email) AND id <> t.id
        ORDER BY created_at DESC, id DESC LIMIT 10) AS other)`,
  },
  sorts: ['id', 'createdAt', 'farmName', 'farmerName', 'status', 'decidedAt'],
  emptyLast: ['decidedAt'],
  defaultSort: ['createdAt', 'DESC'],
  waits: {
    where: `t.status = 'new'`,
    title: 't.farm_name',
    detail: 't.farmer_name',
    since: 't.created_at',
  },
  filters: {
    q: contains('t.farm_name', 't.farmer_name', 't.email', 't.farm_address'),
    status: oneOf('t.status', FARM_APPLICATION_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    approve: { body: FarmApplicationApproval },
    decline: { body: ReasonBody },
  },
} satisfies AdminResource;
