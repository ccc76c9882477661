import type { ProductView } from '@farmgate/backend/contract/marketplace/products';

/** Characters of a description; cards show two lines of it. */
const SHOWN = 300;

/** What most products of a list have, and no page has to carry along; what no card shows is always it. */
const USUAL = {
  tags: [],
  isActive: true,
  harvestDate: null,
  expirationDate: null,
  createdAt: '',
  updatedAt: '',
  imageUrl: null,
  images: [],
  shippingWeight: null,
  isOrganic: false,
  rating: null,
  reviewCount: 0,
  isDemonstration: false,
} satisfies Partial<ProductView>;

type Usual = keyof typeof USUAL;

/** A product of a list as its page carries it along. */
export type ShortProduct = Omit<ProductView, Usual | 'vendorId' | 'vendor' | 'nextPickup'> &
  Partial<Pick<ProductView, Usual>> & { vendor: Omit<ProductView['vendor'], 'rating' | 'reviewCount'> };

/** @returns it without what is as usual, and without what no card shows */
export function shortProduct(product: ProductView): ShortProduct {
  const { vendorId: _, tags: _tags, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = product;
  const { harvestDate: _harvested, expirationDate: _expires, isActive: _isActive, ...rest } = shown;
  const { vendor, nextPickup: _nextPickup, ...card } = rest;
  const { rating: _rating, reviewCount: _count, ...seller } = vendor;
  const isUsual = (name: Usual, value: unknown) =>
    Array.isArray(value) ? value.length === 0 : value === USUAL[name];
  const told = Object.entries(card).filter(
    ([name, value]) => !(name in USUAL && isUsual(name as Usual, value)),
  );
  const short = Object.fromEntries(told) as Omit<ShortProduct, 'vendor'>;
  return { ...short, description: cutText(product.description), vendor: seller };
}

/** @returns what cards, and a cart before its server has answered, know of it */
export const wholeProduct = (short: ShortProduct): ProductView => ({
  ...USUAL,
  ...short,
  vendorId: short.vendor.id,
  vendor: { rating: null, reviewCount: 0, ...short.vendor },
});

const cutText = (text: string) => (text.length > SHOWN ? text.slice(0, SHOWN) : text);
