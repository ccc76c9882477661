import type { ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { apiQueryOf } from '../../lib/api/queries';
import type { CountedPlace } from '../finder/counted-places';

export interface HubPlaces {
  states: CountedPlace[];
  cities: CountedPlace[];
}

/** GET /api/content-hubs/{slug}: where there is most of a guide's topic, each with the page about it. */
export const hubPlacesQuery = (slug: string) =>
  apiQueryOf<ContentHubView, HubPlaces>(`/api/content-hubs/${slug}`, ({ figures }) => ({
    states: (figures?.states ?? []).map(({ state, slug: at, count }) => ({
      name: state,
      count,
      to: paths.location(at),
    })),
    cities: (figures?.cities ?? []).map(({ city, stateCode, slug: at, count }) => ({
      name: `${city}, ${stateCode}`,
      count,
      to: paths.location(at),
    })),
  }));
