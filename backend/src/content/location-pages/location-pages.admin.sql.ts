import { PAGE_STATUSES } from '../../contract/content/page-status.js';
import {
  AdminLocationPage,
  AdminLocationPageRow,
  AdminPageStatusChanges,
} from '../../contract/content/pages.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, flag, oneOf, textIs } from '../../platform/admin/filters.sql.js';

export const locationPageResource = {
  name: 'location-pages',
  table: 'location_pages',
  row: AdminLocationPageRow,
  record: AdminLocationPage,
  columns: {
    id: 't.id',
    targetId: 't.target_id',
    city: 't.city',
    state: 't.state',
    stateCode: 't.state_code',
    slug: 't.slug',
    title: 't.title',
    population: 't.population',
    farmCount: 't.farm_count',
    marketCount: 't.market_count',
    offerCount: 't.offer_count',
    isIndexable: 't.is_indexable',
    status: 't.status',
    lastUpdated: 't.last_updated',
    checkedAt: 't.checked_at',
    zipCode: 't.zip_code',
    metaDescription: 't.meta_description',
    content: 't.content',
    createdAt: 't.created_at',
  },
  sorts: [
    'id',
    'city',
    'stateCode',
    'population',
    'farmCount',
    'marketCount',
    'offerCount',
    'lastUpdated',
    'checkedAt',
  ],
  emptyLast: ['population'],
  defaultSort: ['lastUpdated', 'DESC'],
  filters: {
    q: contains('t.city', 't.slug'),
    stateCode: textIs('t.state_code'),
    status: oneOf('t.status', PAGE_STATUSES),
    isIndexable: flag('t.is_indexable'),
  },
  update: AdminPageStatusChanges,
  writes: { status: 'status' },
} satisfies AdminResource;
