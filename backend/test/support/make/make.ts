import type { DataSource } from 'typeorm';
import type { Season } from '../../../src/contract/directory/hours.js';
import type { OrderStatus } from '../../../src/contract/marketplace/order-status.js';
import { nameKey } from '../../../src/directory/places/name-key.rules.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { Listing } from '../../../src/directory/tables/listing.entity.js';
import { Place } from '../../../src/directory/tables/place.entity.js';
import { DiscountCode } from '../../../src/marketplace/tables/discount-code.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PayeeAccount } from '../../../src/marketplace/tables/payee-account.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';

/** Every row a test needs it makes by one of these, saying only what the test is about. */

/** Downtown Fort Myers, the center of ZIP code 33901. */
export const FORT_MYERS = { latitude: 26.6204, longitude: -81.8725, zipCode: '33901' };

let serial = 0;

export async function makePlace(db: DataSource, given: Partial<Place> = {}): Promise<Place> {
  serial += 1;
  const name = given.name ?? `Market ${serial}`;
  return db.getRepository(Place).save({
    kind: 'farmers_market',
    source: 'usda_export',
    sourceId: `test/${serial}`,
    name,
    nameKey: nameKey(name),
    address: '1 Main Street, Fort Myers, FL 33901',
    timeZone: 'America/New_York',
    ...FORT_MYERS,
    ...given,
  });
}

export async function makeFarm(db: DataSource, given: Partial<Farm> = {}): Promise<Farm> {
  serial += 1;
  return db.getRepository(Farm).save({
    name: `Farm ${serial}`,
    description: 'Vegetables on ten acres.',
    address: '2 Farm Road, Fort Myers, FL 33901',
    timeZone: 'America/New_York',
    ...FORT_MYERS,
    ...given,
  });
}

export async function makeListing(db: DataSource, given: Partial<Listing> = {}): Promise<Listing> {
  const { latitude, longitude, zipCode } = FORT_MYERS;
  return db.getRepository(Listing).save({
    productName: 'Sungold tomatoes',
    description: 'Picked this morning.',
    price: '4.50',
    unit: 'pound',
    category: 'vegetables',
    farmName: 'Test Farm',
    zipCode,
    latitude,
    longitude,
    ...given,
  });
}

/** A vendor that is approved, in Fort Myers, unless something else is given. */
export async function makeVendor(db: DataSource, given: Partial<Vendor> = {}): Promise<Vendor> {
  serial += 1;
  const vendor = await db.getRepository(Vendor).save({
    businessName: `Vendor ${serial}`,
    description: 'Vegetables and honey.',
    address: '3 Farm Road',
    city: 'Fort Myers',
    state: 'FL',
    ...FORT_MYERS,
    phone: '239-555-0101',
    shippingMethods: ['pickup', 'local_delivery', 'nationwide_shipping'],
    isApproved: true,
    ...given,
  });
  if (given.stripeAccountId) {
    const payee = {
      vendorId: vendor.id,
      gateway: 'stripe',
      state: 'enabled',
      enabledAt: new Date(),
    } as const;
    await db.getRepository(PayeeAccount).save(payee);
  }
  return vendor;
}

/** A product that is for sale; `vendorId` has to be given. @param given `price` is in cents */
export async function makeProduct(
  db: DataSource,
  given: Partial<Product> & { vendorId: number },
): Promise<Product> {
  serial += 1;
  return db.getRepository(Product).save({
    name: `Product ${serial}`,
    description: 'Grown for the tests.',
    category: 'vegetables',
    unit: 'bunch',
    price: 350,
    inventory: 20,
    ...given,
  });
}

/** A discount code that takes 10 % off; `vendorId` has to be given. */
export async function makeDiscountCode(
  db: DataSource,
  given: Partial<DiscountCode> & { vendorId: number },
): Promise<DiscountCode> {
  serial += 1;
  const code = { code: `CODE${serial}`, kind: 'percent', value: 1_000, ...given } as const;
  return db.getRepository(DiscountCode).save(code);
}

/** A product that somebody has bought, one of it; the share of the order stands at the given status. */
export async function makePurchase(
  db: DataSource,
  { userId, product, status }: { userId: number; product: Product; status: OrderStatus },
): Promise<void> {
  serial += 1;
  const money = { subtotal: product.price, tax: 0, shipping: 0, total: product.price };
  const order = await db.getRepository(Order).save({
    ...money,
    userId,
    orderNumber: `TEST-${serial}`,
    requestHash: '',
    status,
    paymentMethod: 'cash',
    paymentStatus: 'due',
    shippingMethod: 'pickup',
    email: 'ann@example.com',
    phone: '239-555-0134',
    firstName: 'Ann',
    lastName: 'Field',
    shippingAddress: '1 Main Street',
    shippingCity: 'Fort Myers',
    shippingState: 'FL',
    shippingZipCode: '33901',
  });
  const { vendorId } = product;
  const vendorOrder = {
    ...money,
    orderId: order.id,
    vendorId,
    status,
    commissionRate: '0.12',
    commission: 0,
  };
  const { id: vendorOrderId } = await db.getRepository(VendorOrder).save(vendorOrder);
  await db.getRepository(OrderItem).save({
    ...{ orderId: order.id, vendorOrderId, productId: product.id, vendorId },
    ...{ productName: product.name, unit: product.unit },
    ...{ quantity: 1, unitPrice: product.price, totalPrice: product.price },
  });
}

/** Degrees of latitude for a distance in miles. */
export const degreesNorth = (miles: number) => miles / 69.0933;

/** Every day of the year, all day: open whenever the test runs. */
export const ALWAYS_OPEN: Season[] = [
  {
    from: '01-01',
    to: '12-31',
    hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens: '00:00', closes: '24:00' })),
  },
];
