import { PAGE_STATUSES } from '../../contract/content/page-status.js';
import { AdminHub, AdminHubChanges, AdminHubRow } from '../../contract/content/pages.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, oneOf } from '../../platform/admin/filters.sql.js';

export const contentHubResource = {
  name: 'content-hubs',
  table: 'content_hub_pages',
  row: AdminHubRow,
  record: AdminHub,
  columns: {
    id: 't.id',
    topic: 't.topic',
    slug: 't.slug',
    title: 't.title',
    targetKeyword: 't.target_keyword',
    searchVolume: 't.search_volume',
    status: 't.status',
    lastUpdated: 't.last_updated',
    metaDescription: 't.meta_description',
    content: 't.content',
    relatedPages: 't.related_pages',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'title', 'topic', 'searchVolume', 'lastUpdated'],
  defaultSort: ['title', 'ASC'],
  filters: { q: contains('t.title', 't.slug', 't.target_keyword'), status: oneOf('t.status', PAGE_STATUSES) },
  update: AdminHubChanges,
  writes: {
    title: 'title',
    metaDescription: 'meta_description',
    content: 'content',
    targetKeyword: 'target_keyword',
    searchVolume: 'search_volume',
    relatedPages: 'related_pages',
    status: 'status',
    lastUpdated: 'last_updated',
  },
} satisfies AdminResource;
