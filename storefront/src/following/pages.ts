import { page } from '../lib/page/page';

/** The rows of the route table about following. Nothing is loaded ahead: what is shown is one person's. */
export const followingPages = {
  texts: page({
    path: '/texts',
    component: () => import('./texts/texts-page').then((module) => module.TextsPage),
  }),
};
