import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import type { AddressState } from '../../../lib/page/use-address-state';
import { BadZip } from '../../../shared/near/bad-zip';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { type ShopState, type ShopView, everywhereState, nearZipState } from '../address/shop-address';
import { NO_FILTERS, activeShopFilters } from '../address/shop-filters';
import { ProductCardSkeletons } from '../cards/product-card-skeleton';
import { ProductGrid } from '../cards/product-grid';
import type { ProductPages } from '../cards/product-pages';

type Address = Pick<AddressState<ShopState>, 'state' | 'to'>;

function Loading({ view }: { view: ShopView }) {
  return (
    <div aria-busy>
      <VisuallyHidden>Loading products...</VisuallyHidden>
      <ul
        className={
          view === 'grid'
            ? 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'
            : 'grid gap-3 sm:gap-4'
        }
      >
        <ProductCardSkeletons view={view} />
      </ul>
    </div>
  );
}

/**
 * What is there to do where nothing was found: without the filters, else without the text, else everything.
 */
function NoProducts({ state, to }: Address) {
  const hasFilters = activeShopFilters(state.filters).length > 0;
  const plain = { ...state, after: '' };
  if (state.after !== '') {
    return (
      <EmptyState
        picture={<EmptyArt scene="not-found" />}
        title="No more products"
        action={<LinkButton to={to(plain)}>Back to the first products</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title={state.search ? `No products found for “${state.search}”.` : 'No products found.'}
      hint={hasFilters ? 'Try removing a filter.' : 'We add new products all the time. Check back soon.'}
      action={
        state.filters.zipCode !== '' ? (
          <LinkButton to={to(everywhereState(plain))} state={KEEP_SCROLL}>
            Show products from everywhere
          </LinkButton>
        ) : hasFilters ? (
          <LinkButton to={to({ ...plain, filters: NO_FILTERS })} state={KEEP_SCROLL}>
            Clear filters
          </LinkButton>
        ) : (
          <LinkButton to={paths.marketplace()}>Show all products</LinkButton>
        )
      }
    />
  );
}

function Failure({ address, error, onRetry }: { address: Address; error: unknown; onRetry: () => void }) {
  const isQuestion = error instanceof ApiError && error.status === 400;
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="went-wrong" />}
      title={isQuestion ? sentenceOf(error, '') : 'Unable to load products. Please try again.'}
      action={
        isQuestion ? (
          <LinkButton to={address.to({ ...address.state, after: '' })}>Back to the first products</LinkButton>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    />
  );
}

/** The products, or why there are none. */
export function MarketResults({ address, pages }: { address: AddressState<ShopState>; pages: ProductPages }) {
  const { state, shown, to } = address;
  const { first, products, retry } = pages;
  if (isBadZip(state.filters.zipCode)) {
    return <BadZip text={state.filters.zipCode} to={(zipCode) => to(nearZipState(state, zipCode))} />;
  }
  if (first?.isPending) return <Loading view={shown.view} />;
  if (first?.isError && products.length === 0)
    return <Failure address={address} error={first.error} onRetry={retry} />;
  if (products.length === 0) return <NoProducts state={state} to={to} />;
  return (
    <div>
      <ProductGrid pages={pages} view={shown.view} to={(after) => to({ ...shown, after })} label="Products" />
    </div>
  );
}
