import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ItemList, ListItem } from 'schema-dts';
import { breadcrumbData } from '../../../lib/breadcrumb-data';
import { PageHead } from '../../../lib/page-head';
import { usePublicConfig } from '../../../lib/public-config';
import type { Crumb } from '../../../ui/breadcrumbs';
import { type ShopState, canonicalShop } from '../address/shop-address';

/** @returns a list of products, by their addresses */
export function productListData(products: readonly ProductView[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, name }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: publicUrl + paths.product(id),
    })),
  };
}

/** @returns the way from the home page to this one; the last step has no address */
export function marketCrumbs({ category }: Pick<ShopState, 'category'>): Crumb[] {
  const home = { name: 'Home', to: paths.home };
  if (category === '') return [home, { name: 'Marketplace' }];
  return [home, { name: 'Marketplace', to: paths.marketplace() }, { name: categoryLabel(category) }];
}

export interface MarketHeadProps {
  state: ShopState;
  products: readonly ProductView[];
  /** Searched, and nothing was found. */
  isEmpty: boolean;
}

export function MarketHead({ state, products, isEmpty }: MarketHeadProps) {
  const { publicUrl } = usePublicConfig();
  const what = state.category ? categoryLabel(state.category) : 'Farm-fresh food and goods';
  const title = state.category ? `${what} from small farms` : 'Marketplace: buy from small farms';
  return (
    <PageHead
      title={state.search ? `“${state.search}”: ${title}` : title}
      description={`${what} from small US farms: compare prices, see what is in stock and how it ships, and buy from several farms in one basket.`}
      keywords={[
        ...(state.category ? [`buy ${what.toLowerCase()} online`] : []),
        'farm marketplace',
        'buy from farmers online',
        'farm fresh food',
      ]}
      canonical={canonicalShop(state)}
      // Texts that people searched for, and where they stopped loading more, make no pages of ours.
      noindex={state.search !== '' || state.after !== '' || isEmpty}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(marketCrumbs(state), publicUrl),
          ...(products.length > 0 ? [productListData(products, publicUrl)] : []),
        ],
      }}
    />
  );
}
