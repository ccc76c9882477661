import { page } from '../lib/page/page';

/** Rows of the route table that farmers and vendors have of several domains at once. */
export const deskPages = {
  today: page({
    path: '/farmer-dashboard',
    component: () => import('./today/today-page').then((module) => module.TodayPage),
  }),
  farm: page({
    path: '/farmer-dashboard/farm',
    component: () => import('./farm/farm-page').then((module) => module.OwnFarmPage),
  }),
  more: page({
    path: '/farmer-dashboard/more',
    component: () => import('./more/more-page').then((module) => module.MorePage),
  }),
};
