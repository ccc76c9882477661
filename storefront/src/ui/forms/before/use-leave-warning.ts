import { useEffect } from 'react';

/**
 * Has the browser ask before the page is closed or loaded anew. Links inside the site need no warning: forms
 * keep what was typed.
 * @param isOn whether something would be lost
 */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
