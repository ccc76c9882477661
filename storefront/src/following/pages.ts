import { page } from '../lib/page/page';

/** The rows of the route table about following. Nothing is loaded ahead: what is shown is one person's. */
export const followingPages = {
  myFood: page({
    path: '/my-food',
    component: () => import('./my-food/my-food-page').then((module) => module.MyFoodPage),
  }),
  notices: page({
    path: '/my-food/notices',
    component: () => import('./notices/notices-page').then((module) => module.NoticesPage),
  }),
  confirm: page({
    path: '/my-food/confirm',
    component: () => import('./confirm/confirm-follow-page').then((module) => module.ConfirmFollowPage),
  }),
  texts: page({
    path: '/texts',
    component: () => import('./texts/texts-page').then((module) => module.TextsPage),
  }),
};
