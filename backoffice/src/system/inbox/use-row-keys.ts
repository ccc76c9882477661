import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** J and K go from row to row, as in mail programs; Enter opens a row, since it is a link. */
export function useRowKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox]')) return;
      const rows = [...document.querySelectorAll<HTMLElement>('a[data-inbox]')];
      const here = rows.findIndex((row) => row === document.activeElement);
      const next = here === -1 ? (step > 0 ? 0 : rows.length - 1) : here + step;
      rows[next]?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
