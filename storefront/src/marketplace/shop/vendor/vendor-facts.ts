import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../../ui/navigation/breadcrumbs';

/** @returns what a vendor sells, in words: "Honey, Preserves"; "None yet" while there is nothing */
export const specialtiesText = ({ specialties }: Pick<VendorView, 'specialties'>): string =>
  specialties.map(categoryLabel).join(', ') || 'None yet';

/** @returns the way from the home page down to a vendor */
export function vendorCrumbs({ businessName }: Pick<VendorView, 'businessName'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Marketplace', to: paths.marketplace() },
    { name: businessName },
  ];
}

/** @returns title and description of a vendor's page */
export function vendorMeta({ businessName, city, state, description }: VendorView) {
  return {
    title: `${businessName} in ${city}, ${state}`,
    description: cutText(description.replace(/\s+/g, ' '), META_DESCRIPTION_LENGTH),
  };
}
