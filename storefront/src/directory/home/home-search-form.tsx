import { Sprout, Store } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { ZipField } from '../../ui/search-field';
import { RecentZipLinks } from '../search/recent-zip-links';
import { UseMyLocation } from '../search/use-my-location';
import { ZIP_PATTERN, ZIP_TITLE } from '../search/zip-form-rules';
import { type HomeMode, type HomeSearch } from './home-address';

/**
 * Whether the field is blank. It belongs to the browser until the page is hydrated: what was typed before that counts, and without
 * scripts the buttons never wait.
 */
function useZipInput(zipCode: string) {
  const input = useRef<HTMLInputElement>(null);
  const [isBlank, setBlank] = useState(false);
  const check = () => setBlank(input.current?.value.trim() === '');
  useEffect(() => {
    if (input.current && zipCode !== '') input.current.value = zipCode;
    check();
  }, [zipCode]);
  return { input, isBlank, check };
}

/** Looks disabled from the first paint on while the field is blank, so that nothing changes when scripts arrive. */
const DIM_WHILE_BLANK = 'group-has-[input:placeholder-shown]/search:opacity-55';

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
    const pressed = event.nativeEvent.submitter;
    const mode: HomeMode =
      pressed instanceof HTMLButtonElement && pressed.value === 'farms' ? 'farms' : 'markets';
    const zipCode = input.current?.value.trim() ?? '';
    if (zipCode !== '') onSearch({ ...search, mode, zipCode });
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
          onInput={check}
          className="sm:flex-1"
        />
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            type="submit"
            name="mode"
            value="markets"
            size="lg"
            disabled={isBlank}
            icon={<Store aria-hidden size={20} className="shrink-0 max-[24rem]:hidden" />}
            className={`px-2! whitespace-nowrap sm:px-3.5! ${DIM_WHILE_BLANK}`}
          >
            Find Markets
          </Button>
          <Button
            type="submit"
            name="mode"
            value="farms"
            size="lg"
            look="secondary"
            disabled={isBlank}
            icon={<Sprout aria-hidden size={20} className="shrink-0 max-[24rem]:hidden" />}
            className={`px-2! whitespace-nowrap sm:px-3.5! ${DIM_WHILE_BLANK}`}
          >
            Find Farms
          </Button>
        </div>
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
