import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../../ui/search-field';

/** @returns the browse page for what was typed: near it when it is a ZIP code, else with it as the search */
export function searchAddress(text: string): string {
  const zipCode = readZip(text);
  return zipCode ? paths.browse({ zipCode }) : paths.browse({ search: text.trim() });
}

/** One field for a ZIP code or a product, on every page. Without scripts it is a plain form. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    void navigate(searchAddress(typeof text === 'string' ? text : ''));
  };
  return (
    <form role="search" action="/browse" onSubmit={submit} className="min-w-0 flex-1 md:max-w-96 md:ml-2">
      <SearchField
        name="search"
        label="Search by product or ZIP code"
        placeholder="Food or ZIP"
        maxLength={MAX_SEARCH_LENGTH}
      />
    </form>
  );
}
