import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';

interface ProductOptions {
  id?: number;
  name?: string;
  vendorId?: number;
  /** Dollars. */
  price?: number;
  inventory?: number;
}

/** A product for the tests of rules. */
export function makeProduct(options: ProductOptions = {}): ProductView {
  const { id = 1, name = `Product ${id}`, vendorId = 1, price = 4.5, inventory = 20 } = options;
  return {
    id,
    vendorId,
    name,
    description: 'Grown in our own soil.',
    category: 'vegetables',
    unit: 'pound',
    price,
    inventory,
    imageUrl: null,
    images: [],
    shippingWeight: null,
    shippingMethods: ['pickup'],
    isOrganic: false,
    harvestDate: null,
    expirationDate: null,
    tags: [],
    isActive: true,
    rating: null,
    reviewCount: 0,
    isDemonstration: false,
    createdAt: '2025-01-05T12:00:00Z',
    updatedAt: '2025-01-05T12:00:00Z',
    vendor: {
      id: vendorId,
      businessName: `Vendor ${vendorId}`,
      farmingPractice: 'organic',
      city: 'Fort Myers',
      state: 'FL',
      latitude: 26.62,
      longitude: -81.87,
      rating: null,
      reviewCount: 0,
    },
  };
}

/** An option of a product for the tests of rules. */
export function makeOption(option: Pick<VariantView, 'id' | 'name'> & Partial<VariantView>): VariantView {
  return { price: 6.5, inventory: 5, imageUrl: null, shippingWeight: null, isOrganic: null, ...option };
}

/** A product that is sold in options; price and stock are as the server makes them of theirs. */
export function makeProductWith(variants: VariantView[], options: ProductOptions = {}): ProductView {
  const prices = variants.map(({ price }) => price);
  const inventory = variants.reduce((sum, option) => sum + option.inventory, 0);
  const product = makeProduct({ name: 'Eggs', ...options, price: Math.min(...prices), inventory });
  return { ...product, variantCount: variants.length, variants };
}

interface ItemOptions extends Omit<ProductOptions, 'id'> {
  id?: number;
  productId?: number;
  quantity?: number;
  problem?: CartItemView['problem'];
  /** The option that was chosen. */
  variant?: CartItemView['variant'];
}

/** A line of a cart for the tests of rules. */
export function makeItem(options: ItemOptions = {}): CartItemView {
  const { id = 1, productId = id, quantity = 1, problem = null, variant, ...product } = options;
  return {
    id,
    quantity,
    product: makeProduct({ ...product, id: productId }),
    ...(variant && { variant }),
    problem,
    addedAt: '2025-01-05T12:00:00Z',
  };
}

/** How a whole chicken is sold: $6.50 a pound, $28.28 to $32.50 each. */
export const BY_PIECE: NonNullable<VariantView['weight']> = {
  ...{ per: 'lb', price: 6.5, inSteps: false },
  ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
};

/** How cheese is cut: $14 a pound, in steps of a quarter of one. */
export const IN_STEPS: NonNullable<VariantView['weight']> = {
  ...{ per: 'lb', price: 14, inSteps: true },
  ...withGrams({ least: '0.25 lb', nominal: '0.25 lb', most: '0.275 lb' }),
};
