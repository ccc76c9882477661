import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { clsx } from 'clsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNearZip } from '../../../shared/near/near-zip';
import { SuggestField } from '../../../ui/fields/suggest/suggest-field';
import { PlainForm } from '../../../ui/forms/plain-form';

/**
 * @param near the ZIP code that the page is about, or the one that the header shows
 * @returns the browse page for what was typed: near it when it is a ZIP code, else with it as the search
 */
export function searchAddress(text: string, near = ''): string {
  const typed = readZip(text);
  if (typed) return paths.browse({ zipCode: typed });
  return withQuery(paths.browse(), { search: text.trim(), zipCode: readZip(near) });
}

/**
 * One field for a product, a place or a ZIP code. Without scripts it is a plain form.
 * @param isOnlyWide phones have the search of the page instead
 */
export function HeaderSearch({ isOnlyWide = false }: { isOnlyWide?: boolean }) {
  const navigate = useNavigate();
  const remembered = useNearZip();
  const near = readZip(useSearchParams()[0].get('zipCode') ?? '') ?? remembered ?? '';
  return (
    <PlainForm
      role="search"
      action="/browse"
      onSend={({ text }) => void navigate(searchAddress(text('search'), near))}
      className={clsx('header-search', isOnlyWide && 'header-search-wide')}
    >
      <SuggestField
        scope={{ zipCode: near || undefined }}
        // On phones as wide as the header.
        listClassName="inset-x-3 md:right-auto md:left-auto md:w-96"
        onChoose={({ path, kind, value }, input) => {
          input.value = kind === 'food' ? value : '';
          void navigate(path);
        }}
        name="search"
        label="Search by product, place or ZIP code"
        placeholder="Search"
        maxLength={MAX_SEARCH_LENGTH}
      />
      {near !== '' && <input type="hidden" name="zipCode" value={near} />}
    </PlainForm>
  );
}
