import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import type { ReactNode } from 'react';
import { formatCount, countOf } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { SeasonLandscape } from '../../ui/art/landscape';
import { Icon, type IconName } from '../../ui/icon';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { locationCrumbs } from './location-crumbs';
import type { ShownLocation } from './shown-location';

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}

/** What the page is about, on the season's landscape. */
export function LocationHero({ page }: { page: ShownLocation }) {
  const month = houseMonth(useNow());
  return (
    <div className="relative overflow-hidden border-b border-line">
      <SeasonLandscape month={month} />
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-b from-paper from-58% to-transparent md:bg-linear-to-r md:from-20% md:via-paper/70 md:via-45% md:to-75%"
      />
      <div className="page relative flex flex-col gap-4 pt-4 pb-16 sm:pb-24 md:pb-32">
        <Breadcrumbs crumbs={locationCrumbs(page)} />
        <h1 className="mt-3 max-w-2xl text-2xl wrap-anywhere md:text-3xl">
          {`Fresh Local Farms in ${page.city}, ${page.state}`}
        </h1>
        <ul aria-label="In short" className="location-short flex flex-wrap gap-2">
          <Fact icon="sprout">
            {page.farmCount > 0 ? countOf(page.farmCount, 'local farm') : 'fresh local produce'}
          </Fact>
          {page.marketCount > 0 && <Fact icon="store">{countOf(page.marketCount, 'farmers market')}</Fact>}
          <Fact icon="map-pin">{page.stateCode}</Fact>
          {page.population !== null && <Fact icon="users">Population {formatCount(page.population)}</Fact>}
        </ul>
      </div>
    </div>
  );
}
