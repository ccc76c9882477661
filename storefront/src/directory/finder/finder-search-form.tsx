import { clsx } from 'clsx';
import { useZipField } from '../../shared/near/use-address-field';
import { Button } from '../../ui/button';
import { PlaceField } from '../../ui/fields/suggest/place-field';
import { PlainForm } from '../../ui/forms/plain-form';
import { RecentZipLinks } from '../search/zip/recent-zip-links';
import { UseMyLocation } from '../search/zip/use-my-location';
import { useZipCheck } from '../search/zip/use-zip-check';
import type { PlaceFinder } from './finder';

export const FINDER_FORM = 'finder-search';

export interface FinderSearchFormProps {
  finder: Pick<PlaceFinder, 'name' | 'button'>;
  zipCode: string;
  onSearch: (zipCode: string) => void;
  to: (zipCode: string) => string;
}

export function FinderSearchForm({ finder, zipCode, onSearch, to }: FinderSearchFormProps) {
  const input = useZipField(zipCode);
  const zip = useZipCheck(input, zipCode);
  const send = () => {
    const text = zip.read();
    if (text !== null) onSearch(text);
  };
  return (
    <div className="finder-search">
      <PlainForm id={FINDER_FORM} role="search" aria-label={finder.name} noValidate onSend={send}>
        <PlaceField
          ref={input}
          name="zipCode"
          label="ZIP code"
          placeholder="Enter ZIP code"
          defaultValue={zipCode}
          {...zip.field}
          onInput={zip.clear}
          // At a text size of 200 % the field takes a row of its own.
          className="min-w-0 flex-[999_1_9rem]"
        />
        <Button type="submit" className="grow">
          {finder.button}
        </Button>
        <div className="basis-full empty:hidden">{zip.message}</div>
      </PlainForm>
      <div className={clsx('finder-ways', zipCode !== '' && 'max-sm:hidden')}>
        <UseMyLocation onFound={onSearch} className="-ml-2 shrink-0" />
        <RecentZipLinks to={to} />
      </div>
    </div>
  );
}
