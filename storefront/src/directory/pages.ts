import { type PageRequest, page } from '../lib/page';
import { listingQuery } from './queries';

/** The directory's rows of the route table. */
export const directoryPages = [
  page({
    path: ['/listings/:id', '/vendors/:id'],
    module: 'src/directory/listing-detail/listing-page.tsx',
    component: () => import('./listing-detail/listing-page').then((module) => module.ListingPage),
    subject: ({ params }: PageRequest) => listingQuery(params.id ?? ''),
  }),
];
