import { checkoutForm } from '../scenes/shopper.js';
import type { Call, Fields, Known } from './hostile-calls.js';

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const inAYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

const PRODUCT: Fields = {
  sku: null,
  name: 'Lacinato kale',
  description: 'Cut this morning.',
  category: 'vegetables',
  unit: 'bunch',
  price: '3.50',
  inventory: 24,
  shippingWeight: 1.5,
  shippingMethods: ['pickup'],
  isOrganic: true,
  harvestDate: '2026-05-01',
  expirationDate: '2026-05-09',
  tags: ['winter'],
  isActive: true,
  images: [],
};

/** `/api/vendor/pickups/sites/1/schedules` makes its schedule. */
const SHARE: Fields = {
  ...{ name: 'Vegetable share', description: 'Twelve weeks.', rhythm: 'weekly', weekday: 6 },
  sizes: [{ id: null, name: 'Regular', description: null, price: '30', places: 40, crates: 1 }],
  sites: [{ scheduleId: 1, fee: 0 }],
  ...{ firstDay: inAMonth, lastDay: inAYear, skippedDays: [inAMonth], includedHolds: 1 },
  holds: { credit: 2, shift: 2, donate: 2 },
  refund: { kind: 'part', percent: 75, until: inAMonth, deposit: 100 },
  ...{ payments: [1, 3], joinUntil: inAMonth, isHidden: false },
};

const VENDOR: Fields = {
  businessName: 'Blue Heron Farm',
  description: 'Greens and eggs by the river.',
  farmStory: 'Since 1952.',
  address: '12 River Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  phone: '239-555-0100',
  website: 'https://blue-heron.example/',
  imageAlt: 'The barn',
  farmingPractice: 'organic',
  certifications: ['USDA Organic'],
  shippingMethods: ['pickup'],
  pickupNote: 'Saturdays.',
};

const PICKUP_SITE: Fields = {
  kind: 'drop_point',
  name: 'Oak Street Bakery',
  host: 'Ana',
  address: '1 Oak Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  instructions: 'Ring the bell.',
  accessNote: 'One step.',
  removeImage: false,
};

const PICKUP_SCHEDULE: Fields = {
  kind: 'weekly',
  weekdays: [6],
  dates: [],
  opens: '09:00',
  closes: '12:00',
  firstDay: null,
  lastDay: '2099-12-31',
  opensDaysBefore: 14,
  cutoff: { kind: 'weekday', weekday: 4, time: '18:00' },
  capacity: 20,
  capacityUnit: 'orders',
  productIds: null,
  exceptions: [],
};

let madeCodes = 0;

/** The shop's calls that take a body. */
export const SHOP_CALLS: Record<string, (known: Known) => Call> = {
  cancelOrder: () => ({
    method: 'POST',
    path: '/api/orders/1/cancel',
    valid: () => ({ reason: 'Ordered twice.' }),
  }),
  changeOrderDay: ({ vendorId }) => ({
    method: 'PUT',
    path: `/api/orders/1/shares/${vendorId}/day`,
    valid: () => ({ windowId: 1 }),
  }),
  changeCollector: ({ vendorId }) => ({
    method: 'PUT',
    path: `/api/orders/1/shares/${vendorId}/collector`,
    valid: () => ({ collector: 'Tom Field' }),
  }),
  changeOrderItems: ({ vendorId }) => ({
    method: 'PUT',
    path: `/api/orders/1/shares/${vendorId}/items`,
    valid: () => ({ items: [{ id: 1, from: 2, to: 1 }] }),
  }),
  uncollected: () => ({ method: 'PUT', path: '/api/vendor/uncollected', valid: () => ({ rule: 'kept' }) }),
  packOrder: () => ({
    method: 'PUT',
    path: '/api/vendor/packing/1',
    valid: () => ({ status: 'shipped', carrier: 'USPS', trackingNumber: '9400' }),
  }),
  markPacked: () => ({
    method: 'PUT',
    path: '/api/vendor/packing/1/packed',
    valid: () => ({ packed: true }),
  }),
  enterOrder: ({ productId }) => ({
    method: 'POST',
    path: '/api/vendor/orders',
    valid: () => ({
      items: [{ productId, variantId: null, quantity: 1 }],
      ...{ when: 'now', windowId: null, firstName: 'Ann', lastName: 'Field', email: 'ann@example.com' },
      ...{ phone: '802-555-0142', notes: 'Paper bags.' },
    }),
    table: 'orders',
  }),
  refundOwn: () => ({
    method: 'POST',
    path: '/api/vendor/orders/1/refund',
    valid: () => ({ items: [{ id: 1, quantity: 1 }], amount: null, left: 15.12, reason: 'Broken eggs' }),
  }),
  markReceived: () => ({
    method: 'PUT',
    path: '/api/vendor/orders/1/received',
    valid: () => ({ by: 'check', amount: 15.12, day: '2026-01-02', note: '#1042' }),
  }),
  confirmOrders: () => ({ method: 'POST', path: '/api/vendor/orders/confirm', valid: () => ({ ids: [1] }) }),
  markShort: () => ({
    method: 'PUT',
    path: '/api/vendor/packing/1/short',
    valid: () => ({ items: [{ id: 1, from: 2, to: 1, reason: 'weather', restock: false }], note: 'Hail.' }),
  }),
  previewShort: () => ({
    method: 'POST',
    path: '/api/vendor/orders/1/short-preview',
    valid: () => ({ items: [{ id: 1, from: 2, to: 1, reason: 'spoiled', restock: true }] }),
  }),
  answerWeight: () => ({
    method: 'POST',
    path: '/api/orders/1/items/1/weight',
    valid: () => ({ agrees: true, price: 57.32 }),
  }),
  weighPackage: () => ({
    method: 'PUT',
    path: '/api/vendor/weighing/1/items/1/1',
    valid: () => ({ grams: 1_973 }),
  }),
  cancelDay: () => ({
    method: 'POST',
    path: '/api/vendor/pickup-days/1/cancel',
    valid: () => ({ orders: 'refund', reason: 'A storm.' }),
  }),
  changeDay: () => ({
    method: 'PUT',
    path: '/api/vendor/pickup-days/1',
    valid: () => ({ startsAt: '15:00', endsAt: '18:00', address: '9 Barn Road', reason: 'Rain.' }),
  }),
  messageDay: () => ({
    method: 'POST',
    path: '/api/vendor/pickup-days/1/messages',
    valid: () => ({
      ...{ to: 'open', subject: 'Running late', text: 'We are 20 minutes late.' },
      key: '6f0f2cb4-3d0c-4a53-9a3b-0c6f3f1d7a11',
    }),
  }),
  addToCart: ({ productId }) => ({
    method: 'POST',
    path: '/api/cart',
    valid: () => ({ productId, quantity: 1 }),
  }),
  changeCart: () => ({ method: 'PUT', path: '/api/cart/1', valid: () => ({ quantity: 1 }) }),
  order: ({ vendorId }) => ({
    method: 'POST',
    path: '/api/orders',
    valid: () => checkoutForm({ total: 3.78, vendorId }),
  }),
  moveOrder: () => ({
    method: 'PUT',
    path: '/api/orders/1/status',
    valid: () => ({ status: 'confirmed', carrier: 'UPS', trackingNumber: '1Z', note: 'On its way' }),
  }),
  payAsTest: () => ({
    method: 'POST',
    path: '/api/orders/1/test-payment',
    valid: () => ({ outcome: 'paid' }),
  }),
  playAccount: () => ({
    method: 'POST',
    path: '/api/vendor/get-paid/test-account',
    valid: () => ({ outcome: 'complete' }),
  }),
  close: () => ({
    method: 'POST',
    path: '/api/closures',
    valid: () => ({ from: inAMonth, to: inAMonth, note: 'At the fair.' }),
  }),
  addPickupSite: () => ({
    method: 'POST',
    path: '/api/vendor/pickups/sites',
    valid: () => PICKUP_SITE,
    table: 'pickup_sites',
  }),
  changePickupSite: () => ({
    method: 'PUT',
    path: '/api/vendor/pickups/sites/1',
    valid: () => PICKUP_SITE,
  }),
  addPickupSchedule: () => ({
    method: 'POST',
    path: '/api/vendor/pickups/sites/1/schedules',
    valid: () => PICKUP_SCHEDULE,
  }),
  changePickupSchedule: () => ({
    method: 'PUT',
    path: '/api/vendor/pickups/schedules/1',
    valid: () => PICKUP_SCHEDULE,
  }),
  changePickupWindow: () => ({
    method: 'PUT',
    path: '/api/vendor/pickups/windows/1',
    valid: () => ({ status: 'closed', capacity: 12 }),
  }),
  draftShare: () => ({
    method: 'POST',
    path: '/api/vendor/shares',
    valid: () => SHARE,
    table: 'share_plans',
  }),
  addDeliveryZone: () => ({
    method: 'POST',
    path: '/api/vendor/delivery-zones',
    valid: () => ({
      ...{ name: 'Town', zipCodes: '33901, 33903', fee: '5.50', freeFrom: 60, minimum: null },
      note: 'Put out a cooler.',
    }),
  }),
  readZipCodes: () => ({
    method: 'POST',
    path: '/api/vendor/delivery-zones/zip-codes',
    valid: () => ({ text: '33901, 33903' }),
  }),
  setDatedStock: ({ productId }) => ({
    method: 'PUT',
    path: '/api/vendor/dated-stock',
    valid: () => ({ items: [{ productId, variantId: null, date: inAMonth, inventory: 60 }] }),
  }),
  stepStock: ({ productId }) => ({
    method: 'POST',
    path: `/api/vendor/products/${productId}/stock`,
    valid: () => ({ change: 1 }),
  }),
  setLowStock: () => ({ method: 'PUT', path: '/api/vendor/low-stock', valid: () => ({ lowStockAt: 5 }) }),
  setCashRounding: () => ({
    method: 'PUT',
    path: '/api/vendor/cash-rounding',
    valid: () => ({ isOn: true }),
  }),
  onboard: () => ({ method: 'POST', path: '/api/vendor/onboarding', valid: () => VENDOR }),
  changeVendor: () => ({ method: 'PUT', path: '/api/vendor/profile', valid: () => VENDOR }),
  changeTerms: () => ({
    method: 'PUT',
    path: '/api/vendor/terms',
    valid: () => ({ shipping: { price: '8', freeFrom: 60 }, localDelivery: null, minimumOrder: 20 }),
  }),
  makeCode: () => ({
    method: 'POST',
    path: '/api/vendor/discount-codes',
    valid: () => ({
      code: `MADE${(madeCodes += 1)}`,
      percent: 10,
      amount: null,
      productIds: null,
      leastGoods: null,
      startsOn: null,
      endsOn: null,
      maxUses: 5,
      maxUsesEach: 1,
    }),
    table: 'discount_codes',
  }),
  postProduct: () => ({ method: 'POST', path: '/api/products', valid: () => PRODUCT, table: 'products' }),
  changeProduct: ({ productId }) => ({
    method: 'PUT',
    path: `/api/products/${productId}`,
    valid: () => PRODUCT,
  }),
  changeStock: ({ productId }) => ({
    method: 'POST',
    path: `/api/vendor/products/${productId}/stock`,
    valid: () => ({ variantId: null, change: 1 }),
  }),
  importCustomers: () => ({
    method: 'POST',
    path: '/api/vendor/customers/import',
    valid: () => ({ mode: 'write' }),
  }),
  importProducts: () => ({
    method: 'POST',
    path: '/api/vendor/products/import',
    valid: () => ({ mode: 'write' }),
  }),
  writeToVendor: ({ vendorId }) => ({
    method: 'POST',
    path: `/api/vendors/${vendorId}/messages`,
    valid: () => ({ name: 'Ann Lee', email: 'ann@example.com', message: 'When do you open?', company: '' }),
  }),
  review: ({ purchaseId }) => ({
    method: 'POST',
    path: `/api/products/${purchaseId}/reviews`,
    valid: () => ({ rating: 5, comment: 'Crisp.' }),
  }),
  changeReview: ({ purchaseId }) => ({
    method: 'PUT',
    path: `/api/products/${purchaseId}/reviews/mine`,
    valid: () => ({ rating: 4, comment: 'Crisp.' }),
  }),
  reportReview: () => ({
    method: 'POST',
    path: '/api/reviews/1/report',
    valid: () => ({ reason: 'It speaks of another farm.' }),
  }),
  reportReply: () => ({
    method: 'POST',
    path: '/api/reviews/1/reply/report',
    valid: () => ({ reason: 'It speaks of another farm.' }),
  }),
  reply: () => ({
    method: 'POST',
    path: '/api/vendor/reviews/1/reply',
    valid: () => ({ text: 'Thank you for telling us.' }),
  }),
  changeReply: () => ({
    method: 'PUT',
    path: '/api/vendor/reviews/1/reply',
    valid: () => ({ text: 'Thank you for telling us.' }),
  }),
};
