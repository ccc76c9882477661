import { UNIT_LABELS } from '@farmgate/backend/contract/directory/categories';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { PRODUCT_CATEGORIES } from '@farmgate/backend/contract/marketplace/shop';
import { amountOf, dollars } from '@farmgate/backend/contract/shared/money';
import { formatUnit } from '../../../lib/format/format';
import { keptPicture } from '../kept-picture';
import { readListingPrice } from './listing-price.rules';
import { EMPTY_PRODUCT, type FormPicture, type ProductValues, isOneOf } from './product-form-values';

export type ListingToSell = Pick<
  OwnListingView,
  'id' | 'productName' | 'description' | 'category' | 'unit' | 'price' | 'imageUrl' | 'imageAlt'
>;

/** @returns the form of a product as far as a listing fills it in; how many there are is always asked */
export function productOfListing(listing: ListingToSell): ProductValues {
  const { productName, description, category } = listing;
  const price = readListingPrice(listing.price, listing.unit);
  return {
    ...EMPTY_PRODUCT,
    name: productName,
    description,
    category: isOneOf(PRODUCT_CATEGORIES, category) ? category : '',
    unit: price?.unit ?? '',
    price: price ? amountOf(price.cents).toFixed(2) : '',
  };
}

/** @returns what the form says below the price, for the farmer to check */
export function priceQuestion({ price, unit }: Pick<ListingToSell, 'price' | 'unit'>): string {
  const found = readListingPrice(price, unit);
  if (!found) return `Your listing says “${price}”. Please enter the price of one unit.`;
  const per = formatUnit(found.unit) || `(unit: ${UNIT_LABELS[found.unit]})`;
  return `Your listing says “${price}”. We read that as ${dollars(found.cents)} ${per}. Please check it.`;
}

/** @returns a listing's photo as one that was just chosen; none where it has none, or it cannot be had */
export async function pictureOfListing({
  id,
  imageUrl,
  imageAlt,
}: Pick<ListingToSell, 'id' | 'imageUrl' | 'imageAlt'>): Promise<FormPicture[]> {
  const file = await keptPicture(imageUrl, `listing-${id}`);
  return file ? [{ id: `listing-${id}`, url: null, file, alt: imageAlt ?? '' }] : [];
}
