import {
  LISTING_CATEGORIES,
  categoryLabel,
  isListingCategory,
} from '@farmgate/backend/contract/directory/categories';
import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/field';
import { SearchField, ZipField } from '../../ui/search-field';
import { ZIP_PATTERN, ZIP_TITLE } from '../search/zip-form-rules';
import type { BrowseState } from './browse-address';

export const BROWSE_FORM = 'browse-search';

export type BrowseQuestion = Pick<BrowseState, 'search' | 'zipCode' | 'category'>;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Text, ZIP code and category; a plain form where there are no scripts. */
export function BrowseSearchForm({
  question,
  onSearch,
}: {
  question: BrowseQuestion;
  onSearch: (question: BrowseQuestion) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { search, zipCode, category } = question;
  useEffect(() => {
    const fields = form.current?.elements;
    for (const [name, value] of Object.entries({ search, zipCode, category: category || 'all' })) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [search, zipCode, category]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const chosen = textOf(values, 'category');
    onSearch({
      search: textOf(values, 'search'),
      zipCode: textOf(values, 'zipCode'),
      category: isListingCategory(chosen) ? chosen : '',
    });
  };
  return (
    <form
      ref={form}
      id={BROWSE_FORM}
      role="search"
      aria-label="Listings and farms"
      onSubmit={submit}
      className="grid grid-cols-2 gap-2.5 md:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <SearchField
        name="search"
        label="Search"
        placeholder="Tomatoes, honey, a farm’s name"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
        className="col-span-2 md:col-span-1"
      />
      <ZipField
        name="zipCode"
        label="ZIP code"
        placeholder="ZIP code"
        pattern={ZIP_PATTERN}
        title={ZIP_TITLE}
        defaultValue={zipCode}
      />
      <span className="relative block">
        <select
          name="category"
          aria-label="Category"
          defaultValue={category || 'all'}
          className={`${controlClass} h-11 appearance-none pr-9`}
        >
          <option value="all">All categories</option>
          {LISTING_CATEGORIES.map((value) => (
            <option key={value} value={value}>
              {categoryLabel(value)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
        />
      </span>
      <Button type="submit" className="col-span-2 md:col-span-1">
        Search
      </Button>
    </form>
  );
}
