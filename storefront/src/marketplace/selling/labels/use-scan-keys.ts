import { type RefObject, useEffect } from 'react';

/** What a scanner types of a label; no weight and no order's number is that long. */
export const CODE = /^\d{11,}$/;

/** What a scale or a scanner types goes to the field, wherever the focus was lost. */
export function useScanKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && !ctrlKey && !metaKey && !altKey && /^[\d.+(\]h]$/.test(key)) field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
