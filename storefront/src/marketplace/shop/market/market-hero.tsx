import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useAddressField } from '../../../shared/near/use-address-field';
import { CategoryArt } from '../../../ui/art/category-art';
import { Button } from '../../../ui/button';
import { SuggestField } from '../../../ui/fields/suggest/suggest-field';
import { useChoose } from '../../../ui/fields/suggest/use-choose';
import { PlainForm } from '../../../ui/forms/plain-form';
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
        <div className="flex flex-col gap-1.5 py-1.5 md:gap-4 md:py-12">
          <h1 className="text-xl md:text-3xl">{shopHeadline(shown)}</h1>
          <p className="max-w-measure max-md:hidden">
            Honey, cheese, preserves and the week’s harvest, straight from the small farms that make them.
          </p>
          <PlainForm
            id={SHOP_FORM}
            role="search"
            aria-label="Products"
            action={paths.marketplace()}
            onSend={({ fields }) => onSearch(stateOf(fields))}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
          >
            <SuggestField
              ref={useAddressField(shown.search)}
              scope={{ of: 'products', zipCode: readZip(shown.filters.zipCode) ?? undefined }}
              onChoose={choose}
              name="search"
              label="Search products"
              placeholder="Raw honey, goat cheese"
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={shown.search}
            />
            <Button type="submit">Search</Button>
          </PlainForm>
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
