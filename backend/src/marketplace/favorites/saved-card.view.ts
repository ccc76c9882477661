import type { ListingView } from '../../contract/directory/listings.js';
import type { PlaceView } from '../../contract/directory/places.js';
import { formatPricePerUnit } from '../../contract/directory/prices.js';
import type { SavedCard } from '../../contract/marketplace/favorites.js';
import type { ProductView } from '../../contract/marketplace/products.js';
import { productPriceText } from '../../contract/marketplace/variant-words.js';
import type { VendorView } from '../../contract/marketplace/vendors.js';
import { paths } from '../../contract/shared/site-paths.js';

const NOTHING = { fact: null, category: null, place: null } as const;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

export const productCard = (product: ProductView): SavedCard => ({
  ...NOTHING,
  key: `product-${product.id}`,
  group: 'products',
  name: product.name,
  path: paths.product(product.id),
  line: joined(product.vendor.businessName, product.vendor.city, product.vendor.state),
  fact: `${productPriceText(product)}${product.inventory === 0 && !product.dates ? ', out of stock' : ''}`,
  imageUrl: product.imageUrl,
  category: product.category,
  isDemonstration: product.isDemonstration,
});

export const vendorCard = (vendor: VendorView): SavedCard => ({
  ...NOTHING,
  key: `vendor-${vendor.id}`,
  group: 'vendors',
  name: vendor.businessName,
  path: paths.vendor(vendor.id),
  line: joined(vendor.city, vendor.state),
  fact: vendor.productCount === 1 ? '1 product' : `${vendor.productCount} products`,
  imageUrl: vendor.imageUrl,
  category: vendor.specialties[0] ?? 'other',
  isDemonstration: vendor.isDemonstration,
});

export const listingCard = (listing: ListingView): SavedCard => ({
  ...NOTHING,
  key: `listing-${listing.id}`,
  group: 'listings',
  name: listing.productName,
  path: paths.listing(listing.id),
  line: joined(listing.farmName, listing.city, listing.state),
  fact: formatPricePerUnit(listing.price, listing.unit),
  imageUrl: listing.imageUrl,
  category: listing.category,
  isDemonstration: listing.isDemonstration,
});

type CardPlace = Pick<
  PlaceView,
  | 'kind'
  | 'name'
  | 'address'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'isApproximate'
  | 'imageUrl'
  | 'openSummary'
  | 'isDemonstration'
>;

export const placeCard = (key: string, path: string, place: CardPlace): SavedCard => {
  const { kind, state, address, latitude, longitude, isApproximate } = place;
  return {
    ...NOTHING,
    key,
    group: kind === 'farmers_market' ? 'markets' : 'farms',
    name: place.name,
    path,
    line: address,
    fact: place.openSummary,
    imageUrl: place.imageUrl,
    place: {
      kind,
      state,
      latitude: isApproximate ? null : latitude,
      longitude: isApproximate ? null : longitude,
    },
    isDemonstration: place.isDemonstration,
  };
};
