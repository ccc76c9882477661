import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import { SITE_NAME } from '../../lib/page/page-head';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { guideQuery } from '../place-queries';
import type { ShownGuide } from '../shown';
import { guideCrumbs } from './guide-crumbs';

export const guideServerPage: ServerPage = {
  module: 'src/content/guides/guide-page.tsx',
  subject: ({ params }) => guideQuery(params.slug ?? ''),
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const guide = answers.getQueryData(guideQuery(params.slug ?? '').queryKey);
    return guide && guideStructuredData(guide, publicUrl);
  },
};

/** @returns the breadcrumb, and the guide as an article */
function guideStructuredData(guide: ShownGuide, publicUrl: string): Graph {
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
