import { machinePaths } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { Link } from '../../ui/navigation/link';
import { PageBand } from '../parts/page-band';
import { guidesQuery } from '../place-queries';
import {
  ARTICLES,
  CATEGORIES,
  FARMER_PAGES,
  MAIN_PAGES,
  REGIONS,
  SEARCH_TERMS,
  SPECIALIZED_SEARCHES,
  type SitemapLink,
} from './sitemap-links';
import { newestPagesQuery, statePagesQuery } from './sitemap-queries';

export const SITEMAP_CRUMBS = [{ name: 'Home', to: paths.home }, { name: 'Site Map' }];

const linkClass =
  'inline-flex min-h-9 items-center py-1 underline decoration-line underline-offset-4 transition-colors hover:text-leaf hover:decoration-leaf pointer-coarse:min-h-11';

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LinksProps {
  id: string;
  title: string;
  links: readonly SitemapLink[];
  /** How much of the page it takes. */
  width?: keyof typeof COLUMNS;
}

const COLUMNS = {
  quarter: 'md:columns-1',
  half: 'md:columns-2',
  whole: 'md:columns-4',
} as const;

/** Nothing at all where there is nothing to link to. */
function Links({ id, title, links, width = 'quarter' }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Block id={id} title={title}>
      <ul className={clsx('columns-1 gap-x-8 text-sm min-[26rem]:columns-2', COLUMNS[width])}>
        {links.map(({ label, to }) => (
          <li key={to} className="break-inside-avoid">
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Files for machines: no pages of the router. */
function Feeds() {
  return (
    <Block id="feeds" title="Feeds and files">
      <ul className="text-sm">
        {[
          ['New articles (Atom)', machinePaths.blogFeed],
          ['New listings (Atom)', machinePaths.listingsFeed],
          ['Market days that changed (Atom)', machinePaths.marketDaysFeed],
          ['U-pick open (Atom)', machinePaths.fieldStatusFeed],
          ['Site map for search engines (XML)', machinePaths.sitemap],
        ].map(([label, href]) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Pages without anything are there, and lead nobody to them. */
const isIndexable = (page: { isIndexable: boolean }) => page.isIndexable;

function usePageLinks() {
  const { data: states = [] } = useQuery(statePagesQuery());
  const { data: hubs = [] } = useQuery(guidesQuery());
  const { data: cities } = useQuery(newestPagesQuery());
  return {
    states: states.filter(isIndexable).map(({ state, slug }) => ({ label: state, to: paths.location(slug) })),
    hubs: hubs.map(({ title, slug }) => ({ label: title, to: paths.guide(slug) })),
    cities: (cities?.items ?? []).filter(isIndexable).map(({ city, stateCode, slug }) => ({
      label: `${city}, ${stateCode}`,
      to: paths.location(slug),
    })),
  };
}

/** Links to all pages. */
export function SitemapPage() {
  const { states, hubs, cities } = usePageLinks();
  return (
    <>
      <PageHead
        title="Site Map"
        description="All of Farmgate at a glance: main pages, articles, guides, product categories, popular regions and searches, states and cities."
        canonical={paths.sitemap}
      />
      <PageBand crumbs={SITEMAP_CRUMBS} title="Site Map" lead="All pages." />
      <div className="page flex flex-col gap-10 py-8 md:py-12">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-4">
          <Links id="main-pages" title="Main pages" links={MAIN_PAGES} />
          <Links
            id="articles"
            title="Articles"
            links={[...ARTICLES, { label: 'All articles', to: paths.blog }]}
          />
          <Links id="popular-regions" title="Popular regions" links={REGIONS} />
          <div className="flex flex-col gap-10">
            <Links id="for-farmers" title="For farmers" links={FARMER_PAGES} />
            <Feeds />
          </div>
        </div>
        <Links id="categories" title="Product categories" links={CATEGORIES} width="whole" />
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2">
          <Links id="popular-searches" title="Popular searches" links={SEARCH_TERMS} width="half" />
          <Links
            id="specialized-searches"
            title="Specialized searches"
            links={SPECIALIZED_SEARCHES}
            width="half"
          />
        </div>
        <Links id="guides" title="Guides" links={hubs} width="whole" />
        <Links id="states" title="States" links={states} width="whole" />
        <Links id="cities" title="New pages about cities" links={cities} width="whole" />
      </div>
    </>
  );
}
