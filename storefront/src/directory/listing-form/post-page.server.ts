import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbGraph } from '../../shared/structured/breadcrumb-data';
import { POST_CRUMBS } from './post-page';

export const postServerPage: ServerPage = {
  module: 'src/directory/listing-form/post-page.tsx',
  jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(POST_CRUMBS, publicUrl),
};
