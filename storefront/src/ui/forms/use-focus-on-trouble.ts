import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to the first field that is wrong.
 * @param attempt changes with every attempt to send
 */
export function useFocusOnTrouble(
  element: RefObject<HTMLFormElement | null>,
  attempt: number,
  isTrouble: boolean,
): void {
  const trouble = useRef(isTrouble);
  trouble.current = isTrouble;
  useEffect(() => {
    if (!trouble.current) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempt, element]);
}
