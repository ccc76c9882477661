import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { Fold } from '../../ui/fold';
import { CountLinks } from '../parts/count-links';
import { GuideLinks } from '../parts/guide-links';
import { LocationLoading, LocationMissing } from '../parts/location-states';
import { Prose } from '../parts/prose';
import { SeasonCrops } from '../parts/season-crops';
import { locationQuery } from '../place-queries';
import { FieldsNear } from './fields-near';
import { FreshNow } from './fresh-now';
import { LocationFarms } from './location-farms';
import { LocationHero } from './location-hero';
import { LocationSidebar } from './location-sidebar';
import { MarketWeek } from './market-week';
import { NearbyKinds, growingSearch } from './nearby-kinds';
import { PickupsNear } from './pickups-near';
import { SaturdayMarkets } from './saturday-markets';
import type { ShownLocation } from './shown-location';

function LocationHead({ page }: { page: ShownLocation }) {
  const { title, metaDescription, slug, isIndexable, farmsDataParsed } = page;
  return (
    <PageHead
      title={title}
      description={metaDescription}
      canonical={paths.location(slug)}
      noindex={!isIndexable || farmsDataParsed.length === 0}
      image={previewImage('location-pages', slug)}
    />
  );
}

function Growing({ page: { facts, city, zipCode } }: { page: ShownLocation }) {
  if (facts.growing.length === 0) return null;
  const items = facts.growing.map(({ productType, count }) => ({
    key: productType,
    name: productType,
    to: growingSearch(productType, zipCode),
    count,
  }));
  return (
    <section aria-labelledby="growing" className="flex flex-col gap-4">
      <h2 id="growing" className="text-xl">
        What farms near {city} sell
      </h2>
      <Fold summary={items.length === 1 ? 'Show the kind of food' : `Show ${items.length} kinds of food`}>
        <CountLinks items={items} />
      </Fold>
    </section>
  );
}

function Neighbors({ page: { neighbors, stateCode } }: { page: ShownLocation }) {
  if (neighbors.length === 0) return null;
  const items = neighbors.map((neighbor) => ({
    key: neighbor.slug,
    name: neighbor.stateCode === stateCode ? neighbor.city : `${neighbor.city}, ${neighbor.stateCode}`,
    to: paths.location(neighbor.slug),
    count: neighbor.count,
  }));
  return (
    <section aria-labelledby="neighbors" className="flex flex-col gap-4">
      <h2 id="neighbors" className="text-xl">
        Neighboring cities
      </h2>
      <p className="text-sm text-soft">With the number of farms and markets near each one.</p>
      <CountLinks items={items} />
    </section>
  );
}

/** The text's first paragraph opens the page; the rest of it tells in words what the lists before it show. */
function textParts(html: string): { lead: string; rest: string } {
  const end = html.indexOf('</p>') + '</p>'.length;
  return html.startsWith('<p>')
    ? { lead: html.slice(0, end), rest: html.slice(end) }
    : { lead: '', rest: html };
}

function Location({ page }: { page: ShownLocation }) {
  const { city, state, stateCode, zipCode, facts, inSeason, hubs } = page;
  const { lead, rest } = textParts(page.contentHtml);
  const hasFarms = page.farmsDataParsed.length > 0;
  const season = <SeasonCrops season={inSeason} state={{ name: state, code: stateCode }} zipCode={zipCode} />;
  return (
    <>
      <LocationHead page={page} />
      <LocationHero page={page} />
      <div className="page flex flex-col gap-7 pt-6 sm:gap-12 md:gap-16 md:pt-12 [&>:nth-child(n+2)]:below-fold">
        <div className="grid grid-cols-1 gap-7 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <div className="flex min-w-0 flex-col gap-6 sm:gap-8">
            {lead && <Prose html={lead} className="md:text-lg" />}
            <LocationFarms page={page} />
            {!hasFarms && season}
          </div>
          <LocationSidebar page={page} />
        </div>
        <FieldsNear city={city} zipCode={zipCode} />
        <MarketWeek facts={facts} city={city} zipCode={zipCode}>
          <SaturdayMarkets page={page} />
        </MarketWeek>
        <PickupsNear city={city} zipCode={zipCode} />
        {hasFarms && season}
        <NearbyKinds facts={facts} city={city} guides={hubs} />
        <FreshNow facts={facts} city={city} zipCode={zipCode} />
        <Growing page={page} />
        {rest.trim() && (
          <Fold summary={`Read more about farms near ${city}`}>
            <Prose html={rest} className="lg:max-w-none! lg:columns-2 lg:gap-14" />
          </Fold>
        )}
        <GuideLinks title="Guides" guides={hubs} />
        <Neighbors page={page} />
      </div>
    </>
  );
}

/** What farms, markets and produce there are near a city. */
export function LocationPage() {
  const { slug = '' } = useParams();
  const { data: page, error } = useQuery(locationQuery(slug));
  if (page) return <Location page={page} />;
  return error ? <LocationMissing /> : <LocationLoading />;
}
