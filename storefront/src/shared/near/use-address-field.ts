import { type RefObject, useEffect, useRef } from 'react';
import { useNearZip } from './near-zip';
import { isBadZip } from './zip-form-rules';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps a field, which otherwise belongs to the browser, in step with the address: when that says something
 * else, the field shows it. What was typed before the page was there stays where the address says nothing,
 * and where somebody still types.
 */
export function useAddressField<Element extends Field>(value: string): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const input = field.current;
    const isKept = isFirst.current && (value === '' || document.activeElement === input);
    if (input && !isKept) input.value = value;
    isFirst.current = false;
  }, [value]);
  return field;
}

/**
 * The same for a ZIP code. Where the address has none, it is the one that the visitor is near to; where what
 * it has is none, the field gets the focus.
 */
export function useZipField(zipCode: string): RefObject<HTMLInputElement | null> {
  const field = useAddressField<HTMLInputElement>(zipCode);
  const near = useNearZip();
  const filledIn = useRef('');
  useEffect(() => {
    if (zipCode !== '' || !field.current) return;
    const { value } = field.current;
    // What somebody typed stays.
    if (value !== '' && value !== filledIn.current) return;
    filledIn.current = near ?? '';
    field.current.value = filledIn.current;
  }, [field, zipCode, near]);
  useEffect(() => {
    if (isBadZip(zipCode)) field.current?.focus();
  }, [field, zipCode]);
  return field;
}
