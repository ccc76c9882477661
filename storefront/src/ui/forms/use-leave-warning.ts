import { useEffect, useRef } from 'react';

/**
 * Has the browser ask before the page is closed or loaded anew. Links inside the site need no warning: forms
 * keep what was typed.
 * @param isOn whether something could be lost
 * @param isLost whether it would be, asked at that moment
 */
export function useLeaveWarning(isOn: boolean, isLost: () => boolean): void {
  const latest = useRef(isLost);
  latest.current = isLost;
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
