import { readZip } from '@farmgate/backend/contract/shared/zip';
import { LayoutGrid, List } from 'lucide-react';
import { useEffect } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { type AddressState, useAddressState } from '../../../lib/page/use-address-state';
import { useNearZip } from '../../../shared/near/near-zip';
import { rememberZip } from '../../../shared/near/recent-zips';
import { SearchedCity } from '../../../shared/near/searched-city';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { DemonstrationNote } from '../../../ui/demonstration-note';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { Segmented } from '../../../ui/fields/segmented';
import { CorrectedSearch } from '../../../ui/navigation/corrected-search';
import { FilterChips } from '../../../ui/navigation/filter-chips';
import { Link } from '../../../ui/navigation/link';
import {
  type ShopState,
  everywhereState,
  isPlainShop,
  listedState,
  nearZipState,
  productCount,
  productsCall,
  readShop,
  shelvesZip,
  shopAddress,
} from '../address/shop-address';
import { NO_FILTERS, type ShopFilters, activeShopFilters } from '../address/shop-filters';
import { type ProductPages, useProductPages } from '../cards/product-pages';
import { ShopShelves } from '../shelves/shop-shelves';
import { MarketHead } from './market-head';
import { MarketHero, SHOP_FORM } from './market-hero';
import { MarketResults } from './market-results';
import { SellHere } from './sell-here';
import { ShopFilterBar, ShopFilterButton } from './shop-filter-bar';
import { CATEGORY_OPTIONS, SORT_OPTIONS } from './shop-options';

const VIEW_OPTIONS = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden size={18} />, iconOnly: true },
  { value: 'list', label: 'List', icon: <List aria-hidden size={18} />, iconOnly: true },
] as const;

/** How many there are in all, and how many of them are shown. */
function countIn({ keys, first, products }: ProductPages): string {
  const page = first?.data;
  if (!page) return first?.isLoading ? 'Loading products...' : '';
  const all = productCount(page);
  const isPart = keys[0] === '' && page.total !== null && (page.isMore || products.length < page.total);
  return isPart ? `${products.length} of ${all}` : all;
}

interface ListProps {
  address: AddressState<ShopState>;
  pages: ProductPages;
}

/** What there is to choose; it stands right below the search. */
function Tools({ address, pages }: ListProps) {
  const { shown, go } = address;
  const change = (next: Partial<ShopState>) => go({ ...shown, ...next, after: '' });
  const chips = activeShopFilters(shown.filters)
    .filter(({ isPlace }) => !isPlace)
    .map(({ label, without }) => ({ label, onRemove: () => change({ filters: without }) }));
  const filtering = { filters: shown.filters, onChange: (filters: ShopFilters) => change({ filters }) };
  return (
    <>
      <ShopFilterBar {...filtering} />
      <FilterChips
        filters={chips}
        onClear={() =>
          change({ filters: { ...NO_FILTERS, zipCode: shown.filters.zipCode, radius: shown.filters.radius } })
        }
      />
      <div className="shop-tools">
        <ShopFilterButton {...filtering} summary={pages.first?.data ? productCount(pages.first.data) : ''} />
        <CompactSelect
          label="Category"
          name="category"
          form={SHOP_FORM}
          value={shown.category || 'all'}
          options={CATEGORY_OPTIONS}
          isActive={shown.category !== ''}
          onChange={(category) => change({ category: category === 'all' ? '' : category })}
        />
        <CompactSelect
          label="Sort by"
          name="sort"
          form={SHOP_FORM}
          value={shown.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ sort })}
        />
        <Segmented
          label="View"
          name="view"
          value={shown.view}
          options={VIEW_OPTIONS}
          onChange={(view) => go({ ...shown, view }, { replace: true, keepEntryState: true })}
          className="shrink-0 noscript:hidden"
        />
      </div>
    </>
  );
}

/** How many products the list has. */
function ListHead({ pages }: Pick<ListProps, 'pages'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div role="status">
        <h2 className="min-h-6 font-sans text-base font-semibold tabular-nums">
          {countIn(pages) || <span className="sr-only">Products</span>}
        </h2>
      </div>
      <DemonstrationNote of={pages.products} />
    </div>
  );
}

/** Where the products are from, and the way to the others. */
function NearLine({ address: { state, to } }: { address: AddressState<ShopState> }) {
  const near = useNearZip();
  const { zipCode, radius, pickupOn } = state.filters;
  const zip = readZip(zipCode);
  if (isBadZip(zipCode) || (zip === null && near === null)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        {zip === null
          ? 'Products from everywhere.'
          : pickupOn === ''
            ? `Products within ${radius} miles of ${zip}.`
            : `Products you can pick up on ${dayLabel(pickupOn, 3)} near ${zip}.`}
      </span>
      <Link
        to={to(zip === null ? nearZipState(state, near ?? '') : everywhereState(state))}
        state={KEEP_SCROLL}
        className="link hit inline-flex min-h-9 items-center"
      >
        {zip === null ? `Show what’s near ${near}` : 'Show products from everywhere'}
      </Link>
    </p>
  );
}

/** Remembers a ZIP code that products were found near. */
function useRememberedZip({ filters }: ShopState, hasProducts: boolean): void {
  const zip = readZip(filters.zipCode);
  useEffect(() => {
    if (zip !== null && hasProducts) rememberZip(zip);
  }, [zip, hasProducts]);
}

/** The shop: what vendors sell, by what one is looking for. */
export function MarketPage() {
  const address = useAddressState(readShop, shopAddress);
  const { state, shown, go } = address;
  const listed = listedState(state);
  const shelves = shelvesZip(state, useNearZip());
  const pages = useProductPages(
    (after, limit) => productsCall(listed, after, limit),
    state.after,
    !isBadZip(state.filters.zipCode),
  );
  const page = pages.first?.data;
  useRememberedZip(state, (page?.items.length ?? 0) > 0);
  return (
    <>
      <MarketHead state={state} isEmpty={page?.items.length === 0} />
      <MarketHero shown={shown} onSearch={(next) => go({ ...next, view: shown.view, after: '' })} />
      <div className="page flex flex-col gap-1.5 pt-1.5 md:gap-4 md:pt-5">
        <Tools address={address} pages={pages} />
        {shelves !== null && <ShopShelves zipCode={shelves} />}
        <SearchedCity
          search={state.search}
          to={(zipCode) => address.to(nearZipState({ ...shown, search: '' }, zipCode))}
        />
        <CorrectedSearch
          search={state.search}
          list={page}
          to={(search) => address.to({ ...shown, search, after: '' })}
        />
        <ListHead pages={pages} />
        <MarketResults address={address} pages={pages} />
        {!isPlainShop(state) && <NearLine address={address} />}
        <SellHere />
      </div>
    </>
  );
}
