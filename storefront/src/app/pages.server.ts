import { listingServerPage } from '../directory/listing-detail/listing-page.server';
import { listingQuery } from '../directory/queries';
import type { ServerPage, ServerPages } from '../lib/page/page.server';
import { isNotSelling, vendorQuery } from '../marketplace/queries';
import { vendorStructuredData } from '../marketplace/shop/vendor/vendor-data.server';
import { vendorPageQueries } from '../marketplace/shop/vendor/vendor-queries.server';
import type { appPages } from './pages';

const vendorOrListing: ServerPage = {
  module: 'src/app/vendor-or-listing-page.tsx',
  subject: ({ params }) => [vendorQuery(params.id ?? ''), listingQuery(params.id ?? '')],
  isHidden: isNotSelling,
  loadMore: (request, answers) => {
    const vendor = answers.getQueryData(vendorQuery(request.params.id ?? '').queryKey);
    return vendor ? vendorPageQueries(request) : [];
  },
  jsonLd: (request, answers, site) => {
    const vendor = answers.getQueryData(vendorQuery(request.params.id ?? '').queryKey);
    return vendor
      ? vendorStructuredData(vendor, site.publicUrl)
      : listingServerPage.jsonLd?.(request, answers, site);
  },
};

export const appServerPages: ServerPages<typeof appPages> = {
  vendorOrListing,
  notFound: { module: 'src/app/not-found-page.tsx' },
};
