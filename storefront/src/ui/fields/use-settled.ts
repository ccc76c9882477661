import { useEffect, useState } from 'react';

/**
 * @param pause in milliseconds
 * @returns a value once it has not changed for so long
 */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
