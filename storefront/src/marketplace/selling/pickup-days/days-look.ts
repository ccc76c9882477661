import { useState } from 'react';

export type DaysLook = 'week' | 'list';

const KEY = 'farmgate.pickup-days';
/** From here on seven days fit side by side. */
const WIDE = '(min-width: 768px)';

function remembered(): DaysLook | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'week' || stored === 'list' ? stored : null;
  } catch {
    return null;
  }
}

/** @returns week or list as this device remembers it: at first the week where it fits, the list on phones */
export function useDaysLook(): [DaysLook, (look: DaysLook) => void] {
  const [look, setLook] = useState(() => remembered() ?? (window.matchMedia(WIDE).matches ? 'week' : 'list'));
  return [
    look,
    (chosen) => {
      setLook(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // It lasts as long as the page.
      }
    },
  ];
}
