import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';

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

interface ItemOptions extends Omit<ProductOptions, 'id'> {
  id?: number;
  productId?: number;
  quantity?: number;
  problem?: CartItemView['problem'];
}

/** A line of a cart for the tests of rules. */
export function makeItem(options: ItemOptions = {}): CartItemView {
  const { id = 1, productId = id, quantity = 1, problem = null, ...product } = options;
  return {
    id,
    quantity,
    product: makeProduct({ ...product, id: productId }),
    problem,
    addedAt: '2025-01-05T12:00:00Z',
  };
}
