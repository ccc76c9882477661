import type { z } from 'zod';
import type { LocationFacts, NamedPlace, TopicCount } from '../../contract/content/location-facts.js';
import type { LocationPageCard, LocationPageView } from '../../contract/content/location-pages.js';
import type { PlaceView } from '../../contract/directory/places.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { isOutOfSeason, openFirst } from '../../directory/places/opening/open-first.rules.js';
import { openingView } from '../../directory/places/opening/opening-view.js';
import { localMoment } from '../../directory/places/opening/opening.rules.js';
import type { StillListedRow } from './facts/facts.sql.js';
import type { CardRow, PageRow } from './location-pages.sql.js';
import { hasSubstance, pageText } from './text/page-text.js';

export const locationCard = (row: CardRow): LocationPageCard => ({
  id: row.id,
  city: row.city,
  state: row.state,
  stateCode: row.stateCode,
  zipCode: row.zipCode,
  slug: row.slug,
  title: row.title,
  latitude: row.latitude,
  longitude: row.longitude,
  population: row.population,
  status: row.status,
  farmCount: row.farmCount,
  marketCount: row.marketCount,
  isIndexable: row.isIndexable,
  lastUpdated: row.lastUpdated.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

export const idsAmong = (
  keys: readonly string[],
  type: 'place' | 'farm' | 'listing' | 'product' | 'vendor',
): number[] =>
  keys.flatMap((key) => (key.startsWith(`${type}-`) ? [Number(key.slice(type.length + 1))] : []));

export const pageOf = (page: PageRow, facts: LocationFacts): PageRow => ({
  ...page,
  ...pageText(facts, page),
  farmCount: facts.numbers.farms,
  marketCount: facts.numbers.markets,
  isIndexable: hasSubstance(facts),
});

export const nearestFirst = (farms: readonly PlaceView[]): NamedPlace[] =>
  farms
    .flatMap(({ kind, ...farm }) =>
      kind === null || farm.businessStatus === 'CLOSED_PERMANENTLY' ? [] : [{ ...farm, kind }],
    )
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .map((farm) => ({
      id: farm.id,
      kind: farm.kind,
      name: farm.name,
      city: farm.city,
      state: farm.state,
      distanceMiles: farm.distanceMiles,
      productTypes: farm.productTypes,
      features: farm.features,
      organicCertified: farm.organicCertified,
      organicOptions: farm.organicOptions,
    }));

/** What pages show of who may only say that they are a farm. */
const NO_CONTACT = { phone: null, website: null, socialLinks: {} };

/** A contact that its farmer has taken away is not shown from the older copy. */
export function freshFarms(
  farms: readonly PlaceView[],
  listed: readonly StillListedRow[],
  now: Date,
): PlaceView[] {
  const known = new Map(listed.map((row) => [row.id, row]));
  const fresh = farms.flatMap((farm) => {
    const row = known.get(farm.id);
    if (!row) return [];
    const hoursNote = farm.hoursNote ?? (typeof farm.openingHours === 'string' ? farm.openingHours : null);
    return [
      {
        // Copies that were made before places had these know nothing of them.
        ...{ socialLinks: {}, hoursConfirmed: null },
        ...farm,
        ...openingView({ ...farm, hoursNote, ...row }, now),
        phone: row.phone,
        ...(row.isTwin && NO_CONTACT),
        businessStatus: row.businessStatus,
        unconfirmedSince: row.unconfirmedSince,
      },
    ];
  });
  const timeZone = fresh.find((farm) => farm.timeZone)?.timeZone ?? HOUSE_ZONE;
  const today = localMoment(now, timeZone);
  return openFirst(fresh, ({ id, seasons }) =>
    isOutOfSeason({ seasons, exceptions: known.get(id)?.exceptions ?? [] }, today),
  );
}

interface Hub {
  topic: string;
  title: string;
  slug: string;
}

export function hubLinks(
  hubs: readonly Hub[],
  topics: readonly z.infer<typeof TopicCount>[],
): LocationPageView['hubs'] {
  return topics.flatMap(({ topic, count }) => {
    const hub = hubs.find(({ slug }) => slug === topic);
    return hub ? [{ ...hub, count }] : [];
  });
}
