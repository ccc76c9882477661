import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import type { AddressState } from '../../lib/page/use-address-state';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { EmptyState } from '../../ui/states/empty-state';
import { NO_FILTERS, filterNames, widerRadius } from '../search/filters/place-filters';
import { useOverview } from '../search/named/overview-query';
import { countText } from '../search/results/counts';
import { noneWith } from '../search/results/search-messages';
import { WaysOut, type WaysOutProps } from '../search/results/ways-out';
import { type BrowseState, type BrowseTab, farmsCall } from './browse-address';

type Address = Pick<AddressState<BrowseState>, 'state' | 'to'>;

/** The same search farther around its ZIP code. */
function wider({ state, to }: Address): WaysOutProps['wider'] {
  const miles = state.zipCode === '' ? null : widerRadius(state.filters.radius);
  return miles && { miles, to: to({ ...state, filters: { ...state.filters, radius: miles }, page: 1 }) };
}

/** The same search without its category and filters. */
function cleared({ state, to }: Address, hasFilters: boolean): string | null {
  if (!hasFilters) return null;
  const { radius } = state.filters;
  return to({ ...state, category: '', filters: { ...NO_FILTERS, radius }, page: 1 });
}

/** The last way out: without the text if there is one, else without the ZIP code. */
function ShowAll({ state, to }: Address) {
  const isNear = state.search !== '' && state.zipCode !== '';
  return (
    <LinkButton to={state.search === '' ? paths.browse() : to({ ...state, search: '', page: 1 })}>
      {isNear ? 'Show all near your ZIP code' : 'Show all listings'}
    </LinkButton>
  );
}

/** Other pages that may have it. */
function Finders({ zipCode }: { zipCode: string }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-3 text-sm">
      <Link to={paths.farmersMarkets({ zipCode })} className="link hit">
        Farmers markets near {zipCode}
      </Link>
      <Link to={paths.uPick({ zipCode })} className="link hit">
        U-pick farms
      </Link>
      <Link to={paths.csa({ zipCode })} className="link hit">
        CSA shares
      </Link>
    </p>
  );
}

function Nothing({ address, title, hasFilters }: { address: Address; title: string; hasFilters: boolean }) {
  const farther = wider(address);
  const { search, zipCode } = address.state;
  const shop = useOverview({ search, zipCode })?.shop;
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title={title}
      action={
        <>
          <WaysOut
            wider={farther}
            cleared={cleared(address, hasFilters)}
            otherwise={
              shop && shop.count > 0 ? (
                <LinkButton look="secondary" to={shop.path}>
                  See {countText({ total: shop.count, isMore: shop.isMore }, 'product')} in the marketplace
                </LinkButton>
              ) : (
                !farther && <ShowAll {...address} />
              )
            }
          />
          {zipCode !== '' && <Finders zipCode={zipCode} />}
        </>
      }
    />
  );
}

function NoListings({ address }: { address: Address }) {
  return (
    <Nothing
      address={address}
      title="No marketplace listings available with the current filters."
      hasFilters={address.state.category !== ''}
    />
  );
}

/** Neither listings nor farms. */
function NoResults({ address }: { address: Address }) {
  const { category, filters } = address.state;
  return (
    <Nothing
      address={address}
      title="No results available with the current filters."
      hasFilters={category !== '' || filterNames(filters) !== ''}
    />
  );
}

function NoFarms({ address }: { address: Address }) {
  const { state, to } = address;
  const { filters } = farmsCall(state);
  const names = filterNames(filters, state.search && `“${state.search}”`);
  if (names !== '') {
    return (
      <Nothing address={address} title={noneWith('farms', names)} hasFilters={filterNames(filters) !== ''} />
    );
  }
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="No local farms found near this zip code."
      hint="Try another zip code, or see the marketplace listings."
      action={
        <WaysOut
          wider={wider(address)}
          cleared={null}
          otherwise={
            <LinkButton look="secondary" to={to({ ...state, tab: 'listings', page: 1 })} state={KEEP_SCROLL}>
              See marketplace listings
            </LinkButton>
          }
        />
      }
    />
  );
}

const EMPTY = { all: NoResults, listings: NoListings, farms: NoFarms, near: NoResults } as const;

/** What a tab says where nothing was found, and the ways out. */
export function BrowseEmpty({ address, of }: { address: Address; of: BrowseTab }) {
  const Empty = EMPTY[of];
  return <Empty address={address} />;
}
