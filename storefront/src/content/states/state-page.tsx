import { previewImage } from '@farmgate/backend/contract/content/sitemap';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { PlaceRow } from '../../ui/art/place/place-art';
import { DemonstrationNote } from '../../ui/demonstration-note';
import { CountLinks } from '../parts/count-links';
import { Figures } from '../parts/figures';
import { GuideLinks } from '../parts/guide-links';
import { LocationLoading, LocationMissing } from '../parts/location-states';
import { PageBand } from '../parts/page-band';
import { Prose } from '../parts/prose';
import { SeasonCrops } from '../parts/season-crops';
import { shownSeason } from '../parts/shown-season';
import { stateQuery } from '../place-queries';
import type { ShownState } from '../shown';
import { FeaturedFarmCard } from './featured-farm';
import { MarketDays } from './market-days';
import { StateCities } from './state-cities';
import { stateCrumbs } from './state-crumbs';

function StateHead({ page }: { page: ShownState }) {
  return (
    <PageHead
      title={page.title}
      description={page.metaDescription}
      canonical={paths.location(page.slug)}
      noindex={!page.isIndexable}
      image={previewImage('state-pages', page.slug)}
    />
  );
}

function Numbers({ page: { facts, farmCount, marketCount } }: { page: ShownState }) {
  const { numbers, asOf } = facts;
  return (
    <div className="flex flex-col gap-3">
      <Figures
        items={[
          { name: 'farms', count: farmCount },
          { name: 'farmers markets', count: marketCount },
          { name: 'CSA farms', count: numbers.csas },
          { name: 'u-pick farms', count: numbers.uPicks },
          { name: 'markets that take SNAP', count: numbers.snapMarkets },
        ]}
      />
      <p className="text-xs text-soft">As of {formatDate(asOf)}.</p>
    </div>
  );
}

function Featured({ page: { featuredFarms, state } }: { page: ShownState }) {
  if (featuredFarms.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="flex flex-col gap-5">
      <h2 id="featured" className="text-xl">
        Farms and markets to know in {state}
      </h2>
      <DemonstrationNote of={featuredFarms} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <PlaceRow places={featuredFarms}>
          {featuredFarms.map((farm) => (
            <li key={farm.id}>
              <FeaturedFarmCard farm={farm} />
            </li>
          ))}
        </PlaceRow>
      </ul>
    </section>
  );
}

function Growing({ page: { facts, state } }: { page: ShownState }) {
  if (facts.growing.length === 0) return null;
  const items = facts.growing.map(({ productType, count }) => ({
    key: productType,
    name: productType,
    to: paths.browse({ search: productType }),
    count,
  }));
  return (
    <section aria-labelledby="growing" className="flex flex-col gap-4">
      <h2 id="growing" className="text-xl">
        What farms in {state} sell
      </h2>
      <CountLinks items={items} />
    </section>
  );
}

function State({ page }: { page: ShownState }) {
  const { state, stateCode, contentHtml, facts, inSeason, hubs } = page;
  return (
    <>
      <StateHead page={page} />
      <PageBand crumbs={stateCrumbs(page)} title={`Local Farms and Farmers Markets in ${state}`}>
        <Numbers page={page} />
      </PageBand>
      <div className="page flex flex-col gap-12 pt-10 md:gap-16 md:pt-14">
        <StateCities page={page} />
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-14">
          <Prose html={contentHtml} />
          <div className="flex flex-col gap-12">
            <MarketDays state={state} perDay={facts.marketsPerDay} />
            <Growing page={page} />
          </div>
        </div>
        <SeasonCrops season={shownSeason(inSeason)} state={{ name: state, code: stateCode }} />
        <Featured page={page} />
        <GuideLinks title="Guides" guides={hubs} />
      </div>
    </>
  );
}

/** What farms and markets there are in a state, and where. */
export function StatePage() {
  const { slug = '' } = useParams();
  const { data: page, error } = useQuery(stateQuery(slug));
  if (page) return <State page={page} />;
  return error ? <LocationMissing /> : <LocationLoading />;
}
