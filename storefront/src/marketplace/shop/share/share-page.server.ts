import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import type { ServerPage } from '../../../lib/page/page.server';
import { breadcrumbData } from '../../../shared/structured/breadcrumb-data';
import { shareQuery } from '../../parts/shares/share-queries';
import { shareCrumbs, shareIdOf, shareMeta } from './share-meta';

export const shareServerPage: ServerPage = {
  module: 'src/marketplace/shop/share/share-page.tsx',
  subject: ({ params }) => shareQuery(shareIdOf(params.slug)),
  movedTo: ({ params }, answers) => {
    const share = answers.getQueryData(shareQuery(shareIdOf(params.slug)).queryKey);
    const path = share && sharePaths.share(share.id, share.name);
    return path === undefined || path === `/shares/${params.slug}` ? undefined : { path, status: 308 };
  },
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const share = answers.getQueryData(shareQuery(shareIdOf(params.slug)).queryKey);
    return share && shareStructuredData(share, publicUrl);
  },
};

/**
 * The share for search engines, an offer for each size.
 * @param publicUrl the site's address without a slash at its end
 */
function shareStructuredData(share: ShareView, publicUrl: string): Graph {
  const { id, name, vendor, sizes } = share;
  const url = publicUrl + sharePaths.share(id, name);
  const seller = {
    '@type': 'Organization',
    name: vendor.name,
    url: publicUrl + paths.vendor(vendor.id),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#share`,
        name,
        description: shareMeta(share).description,
        offers: sizes.map((size) => ({
          '@type': 'Offer' as const,
          name: size.name,
          url,
          price: size.price.toFixed(2),
          priceCurrency: 'USD',
          availability: size.placesLeft > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          seller,
        })),
      },
      breadcrumbData(shareCrumbs(share), publicUrl),
    ],
  };
}
