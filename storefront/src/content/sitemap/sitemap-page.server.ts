import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbGraph } from '../../shared/structured/breadcrumb-data';
import { guidesQuery } from '../place-queries';
import { SITEMAP_CRUMBS } from './sitemap-page';
import { newestPagesQuery, statePagesQuery } from './sitemap-queries';

export const sitemapServerPage: ServerPage = {
  module: 'src/content/sitemap/sitemap-page.tsx',
  load: () => [statePagesQuery(), guidesQuery(), newestPagesQuery()],
  jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(SITEMAP_CRUMBS, publicUrl),
};
