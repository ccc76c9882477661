import { formatPricePerUnit } from '../../contract/directory/prices.js';
import { cutoffText, windowText } from '../../contract/marketplace/pickup/handover-words.js';
import { utcDay } from '../../contract/shared/calendar/days.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { dollars } from '../../contract/shared/money.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { AnnouncementDraft } from '../../platform/announcements/announcements.js';
import type { ChangedProduct, NewListing, OrderingRow, ProductRow } from './watch.sql.js';

/** Until a weekly digest has come. */
const NEW_DAYS = 8;
/** What is back in stock may be sold out again soon. */
const STOCK_DAYS = 3;

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
const sentence = (parts: readonly (string | null)[]) => parts.filter((part) => part).join(' ');

export function listingDraft(listing: NewListing, now: Date): AnnouncementDraft {
  const { id, name, price, unit, category, farmId, farmName, city, state, latitude, longitude } = listing;
  const town = city !== null && state !== null ? `in ${city}, ${state}` : null;
  return {
    ...{ kind: 'listing', key: `listing-${id}`, path: paths.listing(id) },
    about: [farmId === null ? `listing-${id}` : `farm-${farmId}`],
    title: farmName === null ? `New: ${name}` : `New from ${farmName}: ${name}`,
    text: `${sentence([formatPricePerUnit(price, unit), town])}.`,
    words: sentence([name, category, farmName]),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    byUserId: listing.userId,
    until: after(now, NEW_DAYS),
  };
}

export function productDraft(product: ProductRow, now: Date): AnnouncementDraft {
  const { id, name, category, vendorName, farms, latitude, longitude, userId } = product;
  const [first, ...others] = farms;
  return {
    ...{ kind: 'product', key: `product-${id}`, path: paths.product(id) },
    about: first ? [first, ...others, `product-${id}`] : [`product-${id}`],
    title: `New from ${vendorName}: ${name}`,
    text: `${priceOf(product)}.`,
    words: sentence([name, category, vendorName]),
    position: { latitude, longitude },
    byUserId: userId,
    until: after(now, NEW_DAYS),
  };
}

/** @returns null where it is nothing to followers */
export function changeDraft(product: ChangedProduct, now: Date): AnnouncementDraft | null {
  const { id, name, vendorName, category, userId, isInStock, wasInStock, price, wasPrice } = product;
  if (wasInStock === null || wasPrice === null || !isInStock) return null;
  const of: Omit<AnnouncementDraft, 'kind' | 'key' | 'title' | 'text' | 'until'> = {
    ...{ about: [`product-${id}`], path: paths.product(id), position: null, byUserId: userId },
    words: sentence([name, category, vendorName]),
  };
  if (!wasInStock) {
    const title = `Back in stock: ${name}`;
    const text = `${vendorName} has it again: ${priceOf(product)}.`;
    const key = `back-in-stock-${id}-${utcDay(now)}`;
    return { ...of, kind: 'back-in-stock', key, title, text, until: after(now, STOCK_DAYS) };
  }
  if (wasPrice === price) return null;
  const title = `New price: ${name}, ${priceOf(product)}`;
  const text = `It was ${dollars(wasPrice)} at ${vendorName}.`;
  return {
    ...of,
    kind: 'price',
    key: `price-${id}-${price}-${utcDay(now)}`,
    title,
    text,
    until: after(now, NEW_DAYS),
  };
}

export function openedDraft(row: OrderingRow): AnnouncementDraft {
  return {
    ...ofOrdering(row),
    ...{ kind: 'orders-open', key: `orders-open-${row.windowId}` },
    title: `You can order from ${row.vendorName} now`,
    text: `Pickup is ${windowText(row)} at ${row.siteName}. Order by ${cutoffText(row.ordersCloseAt, row.timeZone)}.`,
  };
}

export function closingDraft(row: OrderingRow): AnnouncementDraft {
  return {
    ...ofOrdering(row),
    ...{ kind: 'orders-close', key: `orders-close-${row.vendorId}-${utcDay(row.ordersCloseAt)}` },
    title: `Order from ${row.vendorName} by ${cutoffText(row.ordersCloseAt, row.timeZone)}`,
    text: `Pickup is ${windowText(row)} at ${row.siteName}.`,
  };
}

/** @param row with a farm at least */
function ofOrdering({ vendorId, vendorName, farms, userId, ordersCloseAt }: OrderingRow) {
  const [first = `farm-0` as const, ...others] = farms;
  return {
    about: [first, ...others] as const,
    path: paths.vendor(vendorId),
    words: vendorName,
    position: null,
    byUserId: userId,
    until: ordersCloseAt,
  };
}

function priceOf({ price, pricePer, variantCount }: ProductRow): string {
  const amount = pricePer === null ? dollars(price) : `${dollars(price)} per ${pricePer}`;
  return variantCount > 0 ? `from ${amount}` : amount;
}
