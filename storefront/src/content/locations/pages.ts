import { type PageRequest, page } from '../../lib/page';
import { harvestCalendarQuery, inSeasonQuery } from '../../lib/in-season';
import { readInSeason } from '../in-season/in-season-address';
import { guideQuery, guidesQuery, locationQuery, stateQuery } from '../place-queries';

/** Pages of cities, states and topics, and the calendar: rows of the route table. What begins longer stands first. */
export const placePages = [
  page({
    path: '/:slug',
    beginning: '/farms-in-',
    module: 'src/content/states/state-page.tsx',
    component: () => import('../states/state-page').then((module) => module.StatePage),
    subject: ({ params }: PageRequest) => stateQuery(params.slug ?? ''),
  }),
  page({
    path: '/:slug',
    beginning: '/farms-',
    module: 'src/content/locations/location-page.tsx',
    component: () => import('./location-page').then((module) => module.LocationPage),
    subject: ({ params }: PageRequest) => locationQuery(params.slug ?? ''),
  }),
  page({
    path: '/guides',
    module: 'src/content/guides/guides-page.tsx',
    component: () => import('../guides/guides-page').then((module) => module.GuidesPage),
    load: () => [guidesQuery()],
  }),
  page({
    path: '/guides/:slug',
    module: 'src/content/guides/guide-page.tsx',
    component: () => import('../guides/guide-page').then((module) => module.GuidePage),
    subject: ({ params }: PageRequest) => guideQuery(params.slug ?? ''),
  }),
  page({
    path: '/in-season',
    module: 'src/content/in-season/in-season-page.tsx',
    component: () => import('../in-season/in-season-page').then((module) => module.InSeasonPage),
    load: ({ query }: PageRequest) => {
      const choice = readInSeason(query);
      return [inSeasonQuery(choice), harvestCalendarQuery(choice.state)];
    },
  }),
];
