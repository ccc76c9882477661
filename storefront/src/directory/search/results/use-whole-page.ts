import { useIsBrowser } from '../../../lib/page/visit';

/**
 * @returns what an address asks for, with all cards of its page: the server's HTML has the first eight, and
 * the browser asks for the twenty once it has taken the page over
 */
export function useWholePage<State extends { isAll: boolean }>(state: State): State {
  const isBrowser = useIsBrowser();
  return isBrowser && !state.isAll ? { ...state, isAll: true } : state;
}
