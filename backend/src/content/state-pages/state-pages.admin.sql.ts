import { PAGE_STATUSES } from '../../contract/content/page-status.js';
import {
  AdminPageStatusChanges,
  AdminStatePage,
  AdminStatePageRow,
} from '../../contract/content/pages.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, flag, oneOf } from '../../platform/admin/filters.sql.js';

export const statePageResource = {
  name: 'state-pages',
  table: 'state_pages',
  row: AdminStatePageRow,
  record: AdminStatePage,
  columns: {
    id: 't.id',
    state: 't.state',
    stateCode: 't.state_code',
    slug: 't.slug',
    title: 't.title',
    cityCount: 't.city_count',
    farmCount: 't.farm_count',
    marketCount: 't.market_count',
    isIndexable: 't.is_indexable',
    status: 't.status',
    lastUpdated: 't.last_updated',
    metaDescription: 't.meta_description',
    content: 't.content',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'state', 'cityCount', 'farmCount', 'marketCount', 'lastUpdated'],
  defaultSort: ['state', 'ASC'],
  filters: {
    q: contains('t.state', 't.slug'),
    status: oneOf('t.status', PAGE_STATUSES),
    isIndexable: flag('t.is_indexable'),
  },
  update: AdminPageStatusChanges,
  writes: { status: 'status' },
} satisfies AdminResource;
