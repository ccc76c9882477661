import { page } from '../../lib/page/page';

/**
 * Pages of cities, states and topics, and the calendar: rows of the route table. What begins longer comes
 * first.
 */
export const placePages = {
  state: page({
    path: '/:slug',
    beginning: '/farms-in-',
    component: () => import('../states/state-page').then((module) => module.StatePage),
  }),
  location: page({
    path: '/:slug',
    beginning: '/farms-',
    component: () => import('./location-page').then((module) => module.LocationPage),
  }),
  guides: page({
    path: '/guides',
    component: () => import('../guides/guides-page').then((module) => module.GuidesPage),
  }),
  guide: page({
    path: '/guides/:slug',
    component: () => import('../guides/guide-page').then((module) => module.GuidePage),
  }),
  inSeason: page({
    path: '/in-season',
    component: () => import('../in-season/in-season-page').then((module) => module.InSeasonPage),
  }),
};
