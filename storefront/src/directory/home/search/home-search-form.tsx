import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useZipField } from '../../../shared/near/use-address-field';
import { Button } from '../../../ui/button';
import { PlaceField } from '../../../ui/fields/suggest/place-field';
import { PlainForm, type Typed } from '../../../ui/forms/plain-form';
import { Icon } from '../../../ui/icon';
import { RecentZipLinks } from '../../search/zip/recent-zip-links';
import { UseMyLocation } from '../../search/zip/use-my-location';
import { useZipCheck } from '../../search/zip/use-zip-check';
import type { HomeSearch } from './home-address';

/**
 * Whether the field is blank. It belongs to the browser until the page is hydrated: what was typed before
 * that counts, and without scripts the buttons never wait.
 */
function useZipInput(zipCode: string) {
  const input = useZipField(zipCode);
  const [isBlank, setBlank] = useState(false);
  const check = () => setBlank(input.current?.value.trim() === '');
  // After the field took over what the address says.
  useEffect(check, [input, zipCode]);
  return { input, isBlank, check };
}

const MODES = [
  {
    mode: 'markets',
    label: 'Find Markets',
    look: 'primary',
    icon: 'store',
  },
  {
    mode: 'farms',
    label: 'Find Farms',
    look: 'secondary',
    icon: 'sprout',
  },
] as const;

/**
 * While the field is blank there is nothing to search, which assistive technology is told. The buttons look
 * as they always do, and say what is missing when they are pressed.
 */
function SearchButtons({ isBlank }: { isBlank: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {MODES.map(({ mode, label, look, icon }) => (
        <Button
          key={mode}
          type="submit"
          name="mode"
          value={mode}
          size="lg"
          look={look}
          aria-disabled={isBlank || undefined}
          icon={<Icon name={icon} />}
          className="home-search"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

export interface HomeSearchFormProps {
  search: HomeSearch;
  onSearch: (search: HomeSearch) => void;
  /** The address of a search. */
  to: (search: HomeSearch) => string;
}

export function HomeSearchForm({ search, onSearch, to }: HomeSearchFormProps) {
  const { input, isBlank, check } = useZipInput(search.zipCode);
  const zip = useZipCheck(input, search.zipCode);
  const send = ({ pressed }: Typed) => {
    const zipCode = zip.read();
    const mode = pressed === 'farms' ? pressed : 'markets';
    if (zipCode !== null) onSearch({ ...search, mode, zipCode });
  };
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <PlainForm
        role="search"
        aria-label="Near a ZIP code"
        action="/"
        noValidate
        onSend={send}
        className="flex flex-col flex-wrap gap-2.5 rounded-card border border-line bg-card p-2.5 shadow-float sm:flex-row"
      >
        <PlaceField
          ref={input}
          name="zipCode"
          label="ZIP code"
          placeholder="Enter ZIP code"
          size="lg"
          // The specification's; a longer name is chosen from the suggestions.
          maxLength={ZIP_INPUT_LENGTH}
          defaultValue={search.zipCode}
          {...zip.field}
          onInput={() => {
            check();
            zip.clear();
          }}
          className="sm:flex-1"
        />
        <SearchButtons isBlank={isBlank} />
        <div className="basis-full px-1 empty:hidden">{zip.message}</div>
      </PlainForm>
      <div
        className={clsx(
          'flex min-h-11 items-center gap-2 noscript:hidden overflow-x-auto px-0.5 [scrollbar-width:none]',
          search.zipCode !== '' && 'max-sm:hidden',
        )}
      >
        <UseMyLocation
          look="secondary"
          onFound={(zipCode) => onSearch({ ...search, zipCode })}
          className="rounded-full! shrink-0"
        />
        <RecentZipLinks to={(zipCode) => to({ ...search, zipCode })} />
      </div>
    </div>
  );
}
