import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';

/** @returns the way from the home page down to a listing */
export function listingCrumbs(listing: Pick<ListingView, 'productName'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Browse Listings', to: paths.browse() },
    { name: listing.productName },
  ];
}

/** @returns title, description and keywords of a listing's page */
export function listingMeta(listing: ListingView): {
  title: string;
  description: string;
  keywords: string[];
} {
  const { productName, farmName, city, state, category, zipCode } = listing;
  const town = [city, state].filter(Boolean).join(', ');
  const title = [productName, farmName && `from ${farmName}`, town && `in ${town}`].filter(Boolean).join(' ');
  const description = cutText(listing.description, META_DESCRIPTION_LENGTH);
  const label = categoryLabel(category).toLowerCase();
  const keywords = [
    productName,
    farmName,
    label,
    `local ${label}`,
    town,
    zipCode,
    'local farm',
    'farm fresh',
  ];
  return { title, description, keywords: keywords.filter((word): word is string => Boolean(word)) };
}
