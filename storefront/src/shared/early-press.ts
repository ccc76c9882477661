import { useEffect, useRef } from 'react';

/**
 * Does once what was pressed before its code was there.
 * @param press false where it is done already, undefined while that isn't known
 */
export function useEarlyPress(isPressed: boolean, press: (() => void) | false | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isPressed || press === undefined || isDone.current) return;
    isDone.current = true;
    if (press) press();
  }, [isPressed, press]);
}
