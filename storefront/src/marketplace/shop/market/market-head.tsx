import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { PageHead } from '../../../lib/page/page-head';
import type { Crumb } from '../../../ui/navigation/breadcrumbs';
import { type ShopState, canonicalShop } from '../address/shop-address';

/** @returns the way from the home page to this one; the last step has no address */
export function marketCrumbs({ category }: Pick<ShopState, 'category'>): Crumb[] {
  const home = { name: 'Home', to: paths.home };
  if (category === '') return [home, { name: 'Marketplace' }];
  return [home, { name: 'Marketplace', to: paths.marketplace() }, { name: categoryLabel(category) }];
}

export interface MarketHeadProps {
  state: ShopState;
  /** Searched, and nothing was found. */
  isEmpty: boolean;
}

export function MarketHead({ state, isEmpty }: MarketHeadProps) {
  const what = state.category ? categoryLabel(state.category) : 'Farm-fresh food and more';
  const title = state.category ? `${what} from small farms` : 'Marketplace: buy from small farms';
  return (
    <PageHead
      title={state.search ? `“${state.search}”: ${title}` : title}
      description={`${what} from small US farms: compare prices, see what is in stock and how it ships, and buy from several farms in one cart.`}
      keywords={[
        ...(state.category ? [`buy ${what.toLowerCase()} online`] : []),
        'farm marketplace',
        'buy from farmers online',
        'farm fresh food',
      ]}
      canonical={canonicalShop(state)}
      // Texts that people searched for, and where they stopped loading more, make no pages of ours.
      noindex={state.search !== '' || state.after !== '' || isEmpty}
    />
  );
}
