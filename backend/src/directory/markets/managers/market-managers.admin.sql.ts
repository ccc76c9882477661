import { personName } from '../../../accounts/users/users.sql.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminMarketManager } from '../../../contract/directory/admin/market-managers.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { idIs, since, until } from '../../../platform/admin/filters.sql.js';

export const marketManagerResource = {
  name: 'market-managers',
  table: 'market_managers',
  row: AdminMarketManager,
  joins: 'JOIN places AS place ON place.id = t.place_id JOIN users AS manager ON manager.id = t.user_id',
  columns: {
    id: 't.id',
    placeId: 't.place_id',
    marketName: 'place.name',
    marketAddress: 'place.address',
    userId: 't.user_id',
    managerName: personName('manager'),
    managerEmail: 'manager.email',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['id', 'DESC'],
  filters: {
    placeId: idIs('t.place_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    removeManager: { body: ReasonBody, answer: DoneView },
  },
} satisfies AdminResource;
