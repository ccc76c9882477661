import { readZip } from '@farmgate/backend/contract/shared/zip';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { ZIP_TITLE, isBadZip, isPlaceName } from '../../../shared/near/zip-form-rules';
import { FieldError } from '../../../ui/fields/field-error';

export interface ZipCheck {
  /**
   * @returns what was typed; null where it is neither a ZIP code nor a name, which is said then at the field
   */
  read: () => string | null;
  clear: () => void;
  /** What the field itself says of it. */
  field: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  message: ReactNode;
}

/** Checks the ZIP field of a form that is sent, in our own words instead of the browser's. */
export function useZipCheck(input: RefObject<HTMLInputElement | null>, zipCode: string): ZipCheck {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  return {
    read: () => {
      const text = input.current?.value.trim() ?? '';
      const isNone = readZip(text) === null && !isPlaceName(text);
      setWrong(isNone);
      if (isNone) input.current?.focus();
      return isNone ? null : text;
    },
    clear: () => setWrong(false),
    field: {
      'aria-invalid': isWrong || (isBadZip(zipCode) && !isPlaceName(zipCode)) || undefined,
      'aria-describedby': isWrong ? id : undefined,
    },
    message: <FieldError id={id}>{isWrong ? ZIP_TITLE : undefined}</FieldError>,
  };
}
