import { page } from '../lib/page/page';

/** The rows of the route table about following. Nothing is loaded ahead: what is shown is one person's. */
export const followingPages = {
  saved: page({
    // The last two are in emails and bookmarks from before the three pages were one.
    path: ['/saved', '/saved/today', '/saved/alerts', '/my-food', '/my-food/notices'],
    component: () => import('./saved/saved-page').then((module) => module.SavedPage),
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
