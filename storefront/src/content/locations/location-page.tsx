import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { useIsBrowser } from '../../lib/page/visit';
import { inSeasonNowQuery } from '../../shared/in-season';
import { Fold } from '../../ui/fold';
import { CountLinks } from '../parts/count-links';
import { GuideLinks } from '../parts/guide-links';
import { Kept } from '../parts/kept';
import { LocationLoading, LocationMissing } from '../parts/location-states';
import { Prose } from '../parts/prose';
import { SeasonCrops } from '../parts/season-crops';
import { SEASON_CROPS } from '../parts/shown-season';
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
import type { ShownBelow, ShownFacts, ShownLocation } from './shown-location';

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

interface Near {
  city: string;
  zipCode: string;
}

function Growing({ growing, city, zipCode }: Pick<ShownFacts, 'growing'> & Near) {
  if (growing.length === 0) return null;
  const items = growing.map(({ productType, count }) => ({
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

function Neighbors({ neighbors, stateCode }: Pick<ShownBelow, 'neighbors'> & { stateCode: string }) {
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

const PARTS = 'flex flex-col gap-7 sm:gap-12 md:gap-16';

/** The harvest of the state: how much there is, and with scripts the first few crops. */
function Season({ page: { season, state, stateCode, zipCode } }: { page: ShownLocation }) {
  const isBrowser = useIsBrowser();
  const { data } = useQuery({ ...inSeasonNowQuery(stateCode), enabled: isBrowser && season.count > 0 });
  const crops = data?.crops.slice(0, SEASON_CROPS) ?? [];
  const month = data?.month ?? season.month;
  return (
    <SeasonCrops
      season={{ ...season, month, crops }}
      state={{ name: state, code: stateCode }}
      zipCode={zipCode}
    />
  );
}

function Below({ page, below }: { page: ShownLocation; below: ShownBelow }) {
  const { city, stateCode, zipCode } = page;
  const { facts, hubs, neighbors, text } = below;
  return (
    <>
      <NearbyKinds facts={facts} city={city} guides={hubs} />
      <FreshNow facts={facts} city={city} zipCode={zipCode} />
      <Growing growing={facts.growing} city={city} zipCode={zipCode} />
      {text.trim() && (
        <Fold summary={`Read more about farms near ${city}`}>
          <Prose html={text} className="lg:max-w-none! lg:columns-2 lg:gap-14" />
        </Fold>
      )}
      <GuideLinks title="Guides" guides={hubs} />
      <Neighbors neighbors={neighbors} stateCode={stateCode} />
    </>
  );
}

function Location({ page }: { page: ShownLocation }) {
  const { city, slug, zipCode, lead, below } = page;
  const hasFarms = page.farmsDataParsed.length > 0;
  return (
    <>
      <LocationHead page={page} />
      <LocationHero page={page} />
      <div className={`page pt-6 md:pt-12 [&>:nth-child(n+2):not([data-kept])]:below-fold ${PARTS}`}>
        <div className="grid grid-cols-1 gap-7 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <div className="flex min-w-0 flex-col gap-6 sm:gap-8">
            {lead && <Prose html={lead} className="md:text-lg" />}
            <LocationFarms page={page} />
            {!hasFarms && <Season page={page} />}
          </div>
          <LocationSidebar page={page} />
        </div>
        <FieldsNear city={city} zipCode={zipCode} />
        <Kept name={`${slug}/week`} className="empty:hidden [&>*]:below-fold">
          {below && (
            <MarketWeek facts={below.facts} city={city} zipCode={zipCode}>
              <SaturdayMarkets saturday={below.saturday} zipCode={zipCode} />
            </MarketWeek>
          )}
        </Kept>
        <PickupsNear city={city} zipCode={zipCode} />
        {hasFarms && <Season page={page} />}
        <Kept name={`${slug}/more`} className={`[&>*]:below-fold ${PARTS}`}>
          {below && <Below page={page} below={below} />}
        </Kept>
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
