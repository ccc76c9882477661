import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens or closes the farm application dialog, from wherever somebody asks for it. */
export function setFarmApplicationOpen(open: boolean): void {
  isOpen = open;
  listeners.forEach((listener) => listener());
}

export function useFarmApplicationOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}
