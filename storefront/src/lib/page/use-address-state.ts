import { useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from './navigation';

export interface GoOptions {
  /** In the place of this entry of the history. */
  replace?: boolean;
  /** What this entry of the history keeps beside its address, stays. */
  keepEntryState?: boolean;
}

export interface AddressState<State> {
  /** What the address says: what the results belong to. */
  state: State;
  /** What the controls show: ahead of the address while the page is still on its way there. */
  shown: State;
  /** The address of another state of this page, for links. */
  to: (next: State) => string;
  /** Goes to another state; nothing scrolls. The same state again adds nothing to the history. */
  go: (next: State, options?: GoOptions) => void;
}

/**
 * A page's state kept in its address, so that it can be shared, kept, and gone back to.
 * @param read the state in an address
 * @param write the address of a state; its path is not used, since some pages have two
 */
export function useAddressState<State>(
  read: (query: URLSearchParams) => State,
  write: (state: State) => string,
): AddressState<State> {
  const [query] = useSearchParams();
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ from: Location; state: State } | null>(null);
  const state = useMemo(() => read(query), [read, query]);
  const to = (next: State) => {
    const address = write(next);
    const start = address.indexOf('?');
    return pathname + (start < 0 ? '' : address.slice(start));
  };
  const go = (next: State, options?: GoOptions) => {
    const address = to(next);
    setAhead({ from: location, state: next });
    void navigate(address, {
      replace: options?.replace ?? address === pathname + search,
      state: { ...(options?.keepEntryState && (location.state as object | null)), ...KEEP_SCROLL },
    });
  };
  // The location itself, not its key: coming back to where one went from, one is ahead of nothing.
  return { state, shown: ahead?.from === location ? ahead.state : state, to, go };
}
