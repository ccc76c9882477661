import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import { PageHead, SITE_NAME } from '../../lib/page-head';
import { usePublicConfig } from '../../lib/public-config';

const DESCRIPTION =
  'Find local farms, farmers markets, CSAs, farm stands and u-picks near you by ZIP code. Buy farm-fresh vegetables, fruit, eggs, dairy and honey straight from the people who grow them.';

const KEYWORDS = [
  'local farms',
  'farmers markets near me',
  'farm fresh produce',
  'CSA',
  'farm stand',
  'u-pick',
  'organic vegetables',
  'farm fresh eggs',
];

/** schema-dts does not know Google's extension of an action's input. */
interface SearchActionWithInput {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

function siteData(publicUrl: string, socialLinks: readonly { url: string }[]): Graph {
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/browse?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name: SITE_NAME,
        url: `${publicUrl}/`,
        description: DESCRIPTION,
        inLanguage: 'en-US',
        publisher: { '@id': `${publicUrl}/#organization` },
        potentialAction: search,
      },
      {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: SITE_NAME,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
      },
    ],
  };
}

export function HomeHead() {
  const { publicUrl, socialLinks } = usePublicConfig();
  return (
    <PageHead
      title="Farmgate: Local Farms and Farm-Fresh Produce Marketplace"
      isWholeTitle
      description={DESCRIPTION}
      keywords={KEYWORDS}
      canonical={paths.home}
      jsonLd={siteData(publicUrl, socialLinks)}
    />
  );
}
