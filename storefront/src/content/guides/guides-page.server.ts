import type { ContentHubCard } from '@farmgate/backend/contract/content/content-hubs';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData } from '../../shared/structured/item-list-data';
import { guidesQuery } from '../place-queries';
import { GUIDES_CRUMBS } from './guide-crumbs';

export const guidesServerPage: ServerPage = {
  module: 'src/content/guides/guides-page.tsx',
  load: () => [guidesQuery()],
  jsonLd: (_request, answers, { publicUrl }) => {
    const guides = answers.getQueryData(guidesQuery().queryKey);
    return guides && guidesStructuredData(guides, publicUrl);
  },
};

/** @returns the breadcrumb, and the guides as pages */
function guidesStructuredData(guides: readonly ContentHubCard[], publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(GUIDES_CRUMBS, publicUrl),
      ...itemListData(
        'Guides to local food',
        guides.map(({ title, slug }) => ({ name: title, path: paths.guide(slug) })),
        publicUrl,
      ),
    ],
  };
}
