import type { ContentHubCard } from '@farmgate/backend/contract/content/content-hubs';
import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, ListItem } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { SITE_NAME } from '../../lib/page-head';
import type { Crumb } from '../../ui/breadcrumbs';
import type { ShownGuide } from '../shown';

export const GUIDES_CRUMBS: readonly Crumb[] = [{ name: 'Home', to: paths.home }, { name: 'Guides' }];

/** @returns the way from the home page down to a guide */
export const guideCrumbs = ({ title }: Pick<ContentHubCard, 'title'>): Crumb[] => [
  { name: 'Home', to: paths.home },
  { name: 'Guides', to: paths.guides },
  { name: title },
];

/** @returns the breadcrumb, and the guides as pages */
export function guidesStructuredData(guides: readonly ContentHubCard[], publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(GUIDES_CRUMBS, publicUrl),
      {
        '@type': 'ItemList',
        name: 'Guides to local food',
        numberOfItems: guides.length,
        itemListElement: guides.map(({ title, slug }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: publicUrl + paths.guide(slug),
        })),
      },
    ],
  };
}

/** @returns the breadcrumb, and the guide as an article */
export function guideStructuredData(guide: ShownGuide, publicUrl: string): Graph {
  const { title, metaDescription, slug, createdAt, lastUpdated } = guide;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(guideCrumbs(guide), publicUrl),
      {
        '@type': 'Article',
        headline: title,
        description: metaDescription,
        url: publicUrl + paths.guide(slug),
        mainEntityOfPage: publicUrl + paths.guide(slug),
        image: publicUrl + previewImage('guides', slug),
        datePublished: createdAt,
        dateModified: lastUpdated,
        author: { '@type': 'Organization', name: SITE_NAME, url: `${publicUrl}/` },
        publisher: { '@type': 'Organization', name: SITE_NAME, url: `${publicUrl}/` },
      },
    ],
  };
}
