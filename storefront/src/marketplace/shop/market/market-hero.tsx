import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { PRODUCT_CATEGORIES } from '@farmgate/backend/contract/marketplace/shop';
import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { Store } from 'lucide-react';
import { useAddressField } from '../../../shared/near/use-address-field';
import { CategoryArt } from '../../../ui/art/category-art';
import { Button } from '../../../ui/button';
import { ChoiceField } from '../../../ui/fields/search-field';
import { SuggestField } from '../../../ui/fields/suggest/suggest-field';
import { useChoose } from '../../../ui/fields/suggest/use-choose';
import { PlainForm } from '../../../ui/forms/plain-form';
import { Link } from '../../../ui/navigation/link';
import { type ShopState, readShop, shopHeadline } from '../address/shop-address';

/**
 * The id of the form that every field of the page belongs to; where there are no scripts, it sends them all.
 */
export const SHOP_FORM = 'shop-search';

/** @returns what the form's fields say */
function stateOf(fields: FormData): ShopState {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') query.append(name, value);
  return readShop(query);
}

function CategoryField({ category }: Pick<ShopState, 'category'>) {
  const value = category || 'all';
  return (
    <ChoiceField
      ref={useAddressField(value)}
      name="category"
      label="Category"
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="[&>select]:h-14!"
    >
      <option value="all">All categories</option>
      {PRODUCT_CATEGORIES.map((option) => (
        <option key={option} value={option}>
          {categoryLabel(option)}
        </option>
      ))}
    </ChoiceField>
  );
}

export interface MarketHeroProps {
  shown: ShopState;
  onSearch: (state: ShopState) => void;
}

/** What one is looking for; a plain form where there are no scripts. */
export function MarketHero({ shown, onSearch }: MarketHeroProps) {
  const choose = useChoose();
  return (
    <div className="border-b border-line bg-moss">
      <div className="page grid grid-cols-1 items-stretch gap-x-10 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_25rem]">
        <div className="flex flex-col gap-4 py-8 md:py-12">
          <h1 className="text-2xl md:text-3xl">{shopHeadline(shown)}</h1>
          <p className="max-w-measure">
            Honey, cheese, preserves and the week’s harvest, straight from the small farms that make them.
          </p>
          <PlainForm
            id={SHOP_FORM}
            role="search"
            aria-label="Products"
            action={paths.marketplace()}
            onSend={({ fields }) => onSearch(stateOf(fields))}
            className="grid grid-cols-1 gap-2.5 sm:grid-cols-[1fr_13rem_auto] md:grid-cols-[1fr_12rem_auto]"
          >
            <SuggestField
              ref={useAddressField(shown.search)}
              scope={{ of: 'products', zipCode: readZip(shown.filters.zipCode) ?? undefined }}
              onChoose={choose}
              size="lg"
              name="search"
              label="Search products"
              placeholder="Raw honey, goat cheese"
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={shown.search}
            />
            <CategoryField category={shown.category} />
            <Button type="submit" size="lg">
              Search
            </Button>
          </PlainForm>
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
            Do you grow or make food?
            <Link
              to={paths.vendorOnboarding}
              className="link hit inline-flex items-center gap-1.5 font-semibold"
            >
              <Store aria-hidden size={16} />
              Sell on Farmgate
            </Link>
          </p>
        </div>
        <div className="relative my-6 hidden overflow-hidden rounded-card md:block">
          <CategoryArt
            category={shown.category || 'preserves'}
            seed="marketplace"
            eager
            className="absolute inset-0 h-full"
          />
        </div>
      </div>
    </div>
  );
}
