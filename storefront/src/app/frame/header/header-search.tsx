import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../ui/forms/search-field';

/**
 * @param near the ZIP code that the page is about, if it is about one
 * @returns the browse page for what was typed: near it when it is a ZIP code, else with it as the search
 */
export function searchAddress(text: string, near = ''): string {
  const typed = readZip(text);
  if (typed) return paths.browse({ zipCode: typed });
  return withQuery(paths.browse(), { search: text.trim(), zipCode: readZip(near) });
}

/** One field for a ZIP code or a product, on every page. Without scripts it is a plain form. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const near = readZip(useSearchParams()[0].get('zipCode') ?? '') ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    void navigate(searchAddress(typeof text === 'string' ? text : '', near));
  };
  return (
    <form role="search" action="/browse" onSubmit={submit} className="min-w-0 flex-1 md:max-w-96 md:ml-2">
      <SearchField
        name="search"
        label="Search by product or ZIP code"
        placeholder="Food or ZIP"
        maxLength={MAX_SEARCH_LENGTH}
      />
      {near !== '' && <input type="hidden" name="zipCode" value={near} />}
    </form>
  );
}
