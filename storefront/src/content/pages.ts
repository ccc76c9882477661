import { page } from '../lib/page';

/** The content's rows of the route table. */
export const contentPages = [
  page({
    path: '/contact',
    module: 'src/content/contact/contact-page.tsx',
    component: () => import('./contact/contact-page').then((module) => module.ContactPage),
  }),
];
