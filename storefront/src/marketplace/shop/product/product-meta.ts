import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { pictureAddress } from '../../../lib/format/picture-address';
import type { Crumb } from '../../../ui/navigation/breadcrumbs';

/** @returns the way from the home page down to a product */
export function productCrumbs({ name, category }: Pick<ProductView, 'name' | 'category'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Marketplace', to: paths.marketplace() },
    { name: categoryLabel(category), to: paths.marketplace({ category }) },
    { name },
  ];
}

/** @returns title, description and keywords of a product's page */
export function productMeta({ name, description, category, tags, vendor }: ProductView) {
  return {
    title: `${name} - ${vendor.businessName}`,
    description: cutText(description.replace(/\s+/g, ' '), META_DESCRIPTION_LENGTH),
    keywords: [name, categoryLabel(category).toLowerCase(), vendor.businessName, ...tags],
  };
}

/** @returns the product's pictures that may be shown, each with its address and what it shows */
export function picturesOf({ images, name }: Pick<ProductView, 'images' | 'name'>) {
  return images.flatMap(({ url, alt }) => {
    const address = pictureAddress(url);
    return address === null ? [] : [{ address, alt: alt || name }];
  });
}
