import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { ZipField } from '../../ui/forms/search-field';
import { RecentZipLinks } from '../search/zip/recent-zip-links';
import { UseMyLocation } from '../search/zip/use-my-location';
import { useZipField } from '../../lib/address/use-address-field';
import { ZIP_PATTERN, ZIP_TITLE, isBadZip } from '../../lib/address/zip-form-rules';

export const MARKETS_FORM = 'markets-search';

export interface MarketsSearchFormProps {
  zipCode: string;
  onSearch: (zipCode: string) => void;
  to: (zipCode: string) => string;
}

export function MarketsSearchForm({ zipCode, onSearch, to }: MarketsSearchFormProps) {
  const input = useZipField(zipCode);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (text !== '') onSearch(text);
  };
  return (
    <div className="flex flex-col gap-x-6 gap-y-1 lg:flex-row lg:items-center">
      <form
        id={MARKETS_FORM}
        role="search"
        aria-label="Farmers markets"
        onSubmit={submit}
        className="flex max-w-xl flex-1 gap-2.5"
      >
        <ZipField
          ref={input}
          name="zipCode"
          label="ZIP code"
          placeholder="Enter ZIP code"
          required
          pattern={ZIP_PATTERN}
          title={ZIP_TITLE}
          defaultValue={zipCode}
          aria-invalid={isBadZip(zipCode) || undefined}
          className="min-w-0 flex-1"
        />
        <Button type="submit">Find Markets</Button>
      </form>
      <div className="-mx-1 flex min-h-11 items-center gap-2 overflow-x-auto px-1 noscript:hidden [scrollbar-width:none]">
        <UseMyLocation onFound={onSearch} className="-ml-2 shrink-0" />
        <RecentZipLinks to={to} />
      </div>
    </div>
  );
}
