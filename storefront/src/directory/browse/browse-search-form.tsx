import {
  LISTING_CATEGORIES,
  categoryLabel,
  isListingCategory,
} from '@farmgate/backend/contract/directory/categories';
import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useAddressField, useZipField } from '../../shared/near/use-address-field';
import { isBadZip, isPlaceName } from '../../shared/near/zip-form-rules';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/fields/search-field';
import { PlaceField } from '../../ui/fields/suggest/place-field';
import { SuggestField } from '../../ui/fields/suggest/suggest-field';
import { useChoose } from '../../ui/fields/suggest/use-choose';
import { PlainForm, type Typed } from '../../ui/forms/plain-form';
import type { BrowseState } from './browse-address';

export const BROWSE_FORM = 'browse-search';

export type BrowseQuestion = Pick<BrowseState, 'search' | 'zipCode' | 'category'>;

function questionOf({ text }: Typed): BrowseQuestion {
  const category = text('category');
  const search = text('search');
  const typedZip = readZip(search);
  return {
    search: typedZip ? '' : search,
    zipCode: typedZip ?? text('zipCode'),
    category: isListingCategory(category) ? category : '',
  };
}

function CategoryField({ category }: Pick<BrowseQuestion, 'category'>) {
  const value = category || 'all';
  return (
    <ChoiceField ref={useAddressField(value)} name="category" label="Category" defaultValue={value}>
      <option value="all">All categories</option>
      {LISTING_CATEGORIES.map((option) => (
        <option key={option} value={option}>
          {categoryLabel(option)}
        </option>
      ))}
    </ChoiceField>
  );
}

/** Text, ZIP code and category; a plain form where there are no scripts. */
export function BrowseSearchForm({
  question: { search, zipCode, category },
  onSearch,
}: {
  question: BrowseQuestion;
  onSearch: (question: BrowseQuestion) => void;
}) {
  const choose = useChoose();
  return (
    <PlainForm
      id={BROWSE_FORM}
      role="search"
      aria-label="Listings and farms"
      noValidate
      onSend={(typed) => onSearch(questionOf(typed))}
      className="browse-search"
    >
      <SuggestField
        scope={{ zipCode: readZip(zipCode) ?? undefined }}
        onChoose={choose}
        ref={useAddressField(search)}
        name="search"
        label="Search"
        placeholder="Tomatoes, honey, a farm’s name"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
      />
      <PlaceField
        ref={useZipField(zipCode)}
        name="zipCode"
        label="ZIP code"
        placeholder="ZIP or city"
        defaultValue={zipCode}
        aria-invalid={(isBadZip(zipCode) && !isPlaceName(zipCode)) || undefined}
      />
      <CategoryField category={category} />
      <Button type="submit">Search</Button>
    </PlainForm>
  );
}
