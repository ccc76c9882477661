import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { CircleAlert, Search } from 'lucide-react';
import { useAddressField, useZipField } from '../../../shared/near/use-address-field';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { Button } from '../../../ui/button';
import { SearchField, ZipField } from '../../../ui/fields/search-field';
import type { Typed } from '../../../ui/forms/plain-form';
import { SmallForm } from '../../../ui/forms/small-form';
import type { ClaimSearch } from './claim-address';

const NOTHING_TYPED = 'Please enter a farm name or zip code to search';

export interface ClaimFormProps {
  state: ClaimSearch;
  onSearch: (search: string, zipCode: string) => void;
}

/** By name, by ZIP code, or both. Without scripts the browser sends the same address itself. */
export function ClaimForm({ state, onSearch }: ClaimFormProps) {
  const name = useAddressField<HTMLInputElement>(state.search);
  const zip = useZipField(state.zipCode);
  const send = ({ text }: Typed) => {
    const [search, zipCode] = [text('search'), text('zipCode')];
    if (search === '' && zipCode === '') return { search: NOTHING_TYPED };
    onSearch(search, zipCode);
    return null;
  };
  return (
    <SmallForm
      role="search"
      aria-label="Farms to claim"
      action="/farms/claim"
      begun={state.isBlank ? { search: NOTHING_TYPED } : undefined}
      onSend={send}
    >
      {({ wrong }) => (
        <>
          <div className="flex flex-col gap-2.5 sm:flex-row">
            <SearchField
              ref={name}
              name="search"
              label="Farm name"
              placeholder="Farm name"
              maxLength={MAX_SEARCH_LENGTH}
              defaultValue={state.search}
              className="min-w-0 flex-1"
              {...(wrong.search !== undefined && {
                'aria-describedby': 'claim-search-error',
                'aria-invalid': true as const,
              })}
            />
            <div className="flex gap-2.5">
              <ZipField
                ref={zip}
                name="zipCode"
                label="ZIP code"
                placeholder="ZIP code"
                defaultValue={state.zipCode}
                aria-invalid={isBadZip(state.zipCode) || undefined}
                className="min-w-0 flex-1 sm:w-40 sm:flex-none"
              />
              <Button type="submit" icon={<Search aria-hidden size={18} />}>
                Search
              </Button>
            </div>
          </div>
          <p
            id="claim-search-error"
            role="alert"
            className="mt-2 flex items-start gap-1.5 text-sm text-danger empty:hidden"
          >
            {wrong.search !== undefined && (
              <>
                <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                {wrong.search}
              </>
            )}
          </p>
        </>
      )}
    </SmallForm>
  );
}
