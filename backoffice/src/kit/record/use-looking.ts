import { useEffect } from 'react';
import { useShowContext } from 'react-admin';

const LOOK_EVERY_MS = 1_000;

/** Reads a page's record again each second. @param isOn while something happens to it */
export function useLooking(isOn: boolean): void {
  const { refetch } = useShowContext();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, refetch]);
}
