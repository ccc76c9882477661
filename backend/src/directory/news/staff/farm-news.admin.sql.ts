import { z } from 'zod';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminNews, AdminNewsRow } from '../../../contract/directory/admin/farm-news.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { contains, custom, flag, idIs, since, until } from '../../../platform/admin/filters.sql.js';

export const farmNewsResource = {
  name: 'farm-news',
  table: 'farm_news',
  joins: `JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN users AS author ON author.id = t.user_id`,
  row: AdminNewsRow,
  record: AdminNews,
  columns: {
    id: 't.id',
    farmId: 't.farm_id',
    farmName: 'farm.name',
    text: 't.text',
    imageUrl: `'/media/' || t.image_id || '/800.jpg'`,
    alt: 't.alt',
    userId: 't.user_id',
    username: 'author.username::text',
    isHidden: 't.is_hidden',
    hiddenReason: 't.hidden_reason',
    openReports: 't.open_reports',
    removedAt: 't.removed_at',
    stoppedAt: 'farm.news_stopped_at',
    createdAt: 't.created_at',
    stoppedReason: 'farm.news_stopped_reason',
    ownerId: 'farm.user_id',
  },
  sorts: ['id', 'createdAt', 'openReports'],
  defaultSort: ['openReports', 'DESC'],
  waits: {
    where: 't.open_reports > 0',
    title: `'News from ' || farm.name`,
    detail: 't.text',
    since: `(SELECT min(report.created_at) FROM farm_news_reports AS report
      WHERE report.news_id = t.id AND report.dismissed_at IS NULL)`,
  },
  filters: {
    q: contains('t.text'),
    isReported: custom(z.boolean(), (isReported) => `t.open_reports ${isReported ? '>' : '='} 0`),
    isHidden: flag('t.is_hidden'),
    farmId: idIs('t.farm_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    hide: { body: ReasonBody },
    restore: { body: NoBody },
    dismissReports: { body: NoBody },
    stopFarm: { body: ReasonBody },
    resumeFarm: { body: NoBody },
  },
} satisfies AdminResource;
