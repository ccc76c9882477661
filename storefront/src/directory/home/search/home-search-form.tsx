import { clsx } from 'clsx';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { ZipField } from '../../../ui/forms/search-field';
import { Icon } from '../../../ui/icon';
import { RecentZipLinks } from '../../search/zip/recent-zip-links';
import { useZipField } from '../../../lib/address/use-address-field';
import { UseMyLocation } from '../../search/zip/use-my-location';
import { ZIP_PATTERN, ZIP_TITLE, isBadZip } from '../../../lib/address/zip-form-rules';
import { type HomeMode, type HomeSearch } from './home-address';

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

/**
 * While the field is blank the buttons look as they do when they are disabled, from the first paint on, so
 * that nothing changes when scripts arrive.
 */
const MUTED = 'group-has-[input:placeholder-shown]/search:text-soft!';
const MODES = [
  {
    mode: 'markets',
    label: 'Find Markets',
    look: 'primary',
    waiting: 'group-has-[input:placeholder-shown]/search:bg-moss!',
    icon: 'store',
  },
  {
    mode: 'farms',
    label: 'Find Farms',
    look: 'secondary',
    waiting:
      'group-has-[input:placeholder-shown]/search:border-line! group-has-[input:placeholder-shown]/search:bg-sunk!',
    icon: 'sprout',
  },
] as const;

function SearchButtons({ disabled }: { disabled: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {MODES.map(({ mode, label, look, waiting, icon }) => (
        <Button
          key={mode}
          type="submit"
          name="mode"
          value={mode}
          size="lg"
          look={look}
          disabled={disabled}
          icon={<Icon name={icon} className="size-5 max-[24rem]:hidden" />}
          className={clsx('px-2! whitespace-nowrap sm:px-3.5!', MUTED, waiting)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function pressedMode(event: SubmitEvent<HTMLFormElement>): HomeMode {
  const pressed = event.nativeEvent.submitter;
  return pressed instanceof HTMLButtonElement && pressed.value === 'farms' ? 'farms' : 'markets';
}

export interface HomeSearchFormProps {
  search: HomeSearch;
  onSearch: (search: HomeSearch) => void;
  /** The address of a search. */
  to: (search: HomeSearch) => string;
}

export function HomeSearchForm({ search, onSearch, to }: HomeSearchFormProps) {
  const { input, isBlank, check } = useZipInput(search.zipCode);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const zipCode = input.current?.value.trim() ?? '';
    if (zipCode !== '') onSearch({ ...search, mode: pressedMode(event), zipCode });
  };
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <form
        role="search"
        aria-label="Near a ZIP code"
        action="/"
        onSubmit={submit}
        className="group/search flex flex-col gap-2.5 rounded-card border border-line bg-card p-2.5 shadow-float sm:flex-row"
      >
        <ZipField
          ref={input}
          name="zipCode"
          label="ZIP code"
          placeholder="Enter ZIP code"
          size="lg"
          required
          pattern={ZIP_PATTERN}
          title={ZIP_TITLE}
          defaultValue={search.zipCode}
          aria-invalid={isBadZip(search.zipCode) || undefined}
          onInput={check}
          className="sm:flex-1"
        />
        <SearchButtons disabled={isBlank} />
      </form>
      <div className="flex min-h-11 items-center gap-2 noscript:hidden overflow-x-auto px-0.5 [scrollbar-width:none]">
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
