import { useEffect, useRef } from 'react';

/**
 * What was pressed to remove something goes with it: the focus goes on once the list is shown without it.
 * @param count how many are in the list
 * @param lead gives the focus to what is there then
 * @returns to be called when the removal has succeeded, before the list is shown anew
 */
export function useFocusAfterRemoval(count: number, lead: () => void): () => void {
  const isRemoved = useRef(false);
  const latest = useRef(lead);
  latest.current = lead;
  useEffect(() => {
    if (!isRemoved.current) return;
    isRemoved.current = false;
    latest.current();
  }, [count]);
  return () => {
    isRemoved.current = true;
  };
}
