import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { LOW_STOCK, MADE_TO_ORDER } from '@farmgate/backend/contract/marketplace/shop';
import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { countOf, formatCount, formatPricePerUnit } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';

export const DASHBOARD_TABS = ['products', 'orders', 'reviews', 'analytics', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** @returns the tab that an address asks for; anything else is the first one */
export function tabOf(query: URLSearchParams): DashboardTab {
  const asked = query.get('tab');
  return DASHBOARD_TABS.find((tab) => tab === asked) ?? 'products';
}

/** Which products are shown. */
export const PRODUCT_SHOWS = ['all', 'active', 'inactive', 'low', 'removed'] as const;
export type ProductShow = (typeof PRODUCT_SHOWS)[number];

/** @returns the filter that an address asks for; anything else is none */
export function showOf(query: URLSearchParams): ProductShow {
  const asked = query.get('show');
  return PRODUCT_SHOWS.find((show) => show === asked) ?? 'all';
}

type Stocked = Pick<OwnProductView, 'isActive' | 'inventory' | 'madeToOrder' | 'variants'>;

/** @returns the options of a product that will soon be, or are, sold out */
export const lowOptions = ({ madeToOrder, variants = [] }: Pick<Stocked, 'madeToOrder' | 'variants'>) =>
  madeToOrder ? [] : variants.filter(({ inventory }) => inventory <= LOW_STOCK);

/** @returns whether a product that is for sale, or one of its options, will soon be, or is, sold out */
export const isLow = (product: Stocked): boolean =>
  product.isActive && (product.inventory <= LOW_STOCK || lowOptions(product).length > 0);

/** @returns "$4.50 per bunch", or "2 options · from $6.50/lb" */
export function priceWords({
  price,
  pricePer,
  unit,
  variants,
}: Pick<OwnProductView, 'price' | 'pricePer' | 'unit' | 'variants'>): string {
  if (!variants) return formatPricePerUnit(price.toFixed(2), unit);
  const prices = variants.map((variant) => variant.price);
  const from = Math.min(...prices) < Math.max(...prices) ? 'from ' : '';
  return `${countOf(variants.length, 'option')} · ${from}${amountText(price)}${perText({ pricePer })}`;
}

/** @returns "12 in stock", or that the stock is not counted */
export const stockWords = ({ inventory, madeToOrder }: Pick<OwnProductView, 'inventory' | 'madeToOrder'>) =>
  madeToOrder ? MADE_TO_ORDER : `${formatCount(inventory)} in stock`;

/** @returns the products whose name, SKU, tags or options have every word that is searched for */
export function filterProducts<
  Product extends Stocked & Pick<OwnProductView, 'name' | 'sku' | 'tags' | 'removedReason'>,
>(products: readonly Product[], { text, show }: { text: string; show: ProductShow }): Product[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    const options = (product.variants ?? []).map(({ name }) => name);
    const said = [product.name, product.sku ?? '', ...product.tags, ...options].join(' ').toLowerCase();
    return words.every((word) => said.includes(word)) && isShown(product, show);
  });
}

function isShown(product: Stocked & Pick<OwnProductView, 'removedReason'>, show: ProductShow): boolean {
  if (show === 'active') return product.isActive;
  if (show === 'inactive') return !product.isActive;
  if (show === 'removed') return product.removedReason !== null;
  return show === 'low' ? isLow(product) : true;
}

export type Attention =
  | { kind: 'approval' }
  | { kind: 'declined'; reason: string }
  | { kind: 'suspended'; reason: string }
  | { kind: 'switched-off' }
  | { kind: 'removed'; count: number }
  | { kind: 'pending'; count: number }
  | { kind: 'weigh'; count: number }
  | { kind: 'low'; count: number };

export interface AttentionSource {
  profile: Pick<VendorProfile, 'isApproved' | 'isActive' | 'declinedReason' | 'suspendedReason'>;
  products: readonly (Stocked & Pick<OwnProductView, 'removedReason'>)[];
  /** How many orders wait to be confirmed. */
  pending: number;
  /** How many orders are to be weighed. */
  toWeigh?: number;
}

/** @returns what a vendor should know or do before anything else, the most pressing first */
export function attentionOf({ profile, products, pending, toWeigh = 0 }: AttentionSource): Attention[] {
  const low = products.filter(isLow).length;
  const removed = products.filter(({ removedReason }) => removedReason !== null).length;
  return [
    ...standingOf(profile),
    ...(removed > 0 ? [{ kind: 'removed', count: removed } as const] : []),
    ...(pending > 0 ? [{ kind: 'pending', count: pending } as const] : []),
    ...(toWeigh > 0 ? [{ kind: 'weigh', count: toWeigh } as const] : []),
    ...(low > 0 ? [{ kind: 'low', count: low } as const] : []),
  ];
}

/**
 * @returns what the team has decided that keeps the products out of the shop, with its words where there are
 * any
 */
export function standingOf({
  isApproved,
  isActive,
  declinedReason,
  suspendedReason,
}: AttentionSource['profile']): Attention[] {
  const found: Attention[] = [];
  if (!isApproved) found.push({ kind: 'approval' });
  if (!isApproved && declinedReason !== null) found.push({ kind: 'declined', reason: declinedReason });
  if (suspendedReason !== null) found.push({ kind: 'suspended', reason: suspendedReason });
  else if (!isActive) found.push({ kind: 'switched-off' });
  return found;
}

/** @returns why a vendor's page cannot be looked at; null where it can */
export function whyNotPublic({
  isApproved,
  isActive,
}: Pick<VendorProfile, 'isApproved' | 'isActive'>): string | null {
  if (!isApproved) return 'Your public profile goes live once we approve it.';
  return isActive ? null : 'Your public profile is hidden while your vendor account is inactive.';
}
