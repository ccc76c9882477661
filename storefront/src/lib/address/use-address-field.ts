import { type RefObject, useEffect, useRef } from 'react';
import { isBadZip } from './zip-form-rules';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps a field, which otherwise belongs to the browser, in step with the address: when that says something
 * else, the field shows it. What was typed before the page was hydrated stays where the address says nothing.
 */
export function useAddressField<Element extends Field>(value: string): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (field.current && (value !== '' || !isFirst.current)) field.current.value = value;
    isFirst.current = false;
  }, [value]);
  return field;
}

/** The same for a ZIP code. Where it is none, the field gets the focus. */
export function useZipField(zipCode: string): RefObject<HTMLInputElement | null> {
  const field = useAddressField<HTMLInputElement>(zipCode);
  useEffect(() => {
    if (isBadZip(zipCode)) field.current?.focus();
  }, [field, zipCode]);
  return field;
}
