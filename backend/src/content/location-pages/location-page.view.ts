import type { TopicCount } from '../../contract/content/location-facts.js';
import type { LocationPageCard, LocationPageView } from '../../contract/content/location-pages.js';
import type { PlaceView } from '../../contract/directory/places.js';
import { isOutOfSeason, openFirst } from '../../directory/places/opening/open-first.rules.js';
import { openingView } from '../../directory/places/opening/opening-view.js';
import { localMoment } from '../../directory/places/opening/opening.rules.js';
import type { z } from 'zod';
import type { StillListedRow } from './facts/facts.sql.js';
import type { CardRow } from './location-pages.sql.js';

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

/** The numbers of the rows behind 'place-12' and the like. */
export const idsOf = (farms: readonly PlaceView[], type: 'place' | 'farm'): number[] =>
  farms.flatMap(({ id }) => (id.startsWith(`${type}-`) ? [Number(id.slice(type.length + 1))] : []));

/**
 * The farms and markets of a page as they are now: without those that have left the directory since, and open
 * or closed by this moment, open ones first. A contact that its farmer has taken away is not shown from the
 * older copy.
 */
export function freshFarms(
  farms: readonly PlaceView[],
  listed: readonly StillListedRow[],
  now: Date,
): PlaceView[] {
  const known = new Map(listed.map((row) => [row.id, row]));
  const fresh = farms.flatMap((farm) => {
    const row = known.get(farm.id);
    if (!row) return [];
    const hoursNote = typeof farm.openingHours === 'string' ? farm.openingHours : null;
    return [
      {
        // Copies that were made before places had these know nothing of them.
        ...{ socialLinks: {}, hoursConfirmed: null },
        ...farm,
        ...openingView({ ...farm, hoursNote, ...row }, now),
        phone: row.phone,
        businessStatus: row.businessStatus,
        unconfirmedSince: row.unconfirmedSince,
      },
    ];
  });
  const timeZone = fresh.find((farm) => farm.timeZone)?.timeZone ?? 'UTC';
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

/** The guides whose topic there is something of, in the order of the counts. */
export function hubLinks(
  hubs: readonly Hub[],
  topics: readonly z.infer<typeof TopicCount>[],
): LocationPageView['hubs'] {
  return topics.flatMap(({ topic, count }) => {
    const hub = hubs.find(({ slug }) => slug === topic);
    return hub ? [{ ...hub, count }] : [];
  });
}
