import { ValidationError } from 'ra-core';
import type { ReactNode } from 'react';

interface FieldErrorProps {
  /** As `useInput` gives it: react-admin writes the errors of its validators as JSON behind a mark. */
  error: { message?: string | undefined } | undefined;
  /** What is shown while nothing is wrong. */
  otherwise?: ReactNode;
}

/** What is wrong with a field, as a sentence. */
export function FieldError({ error, otherwise = null }: FieldErrorProps) {
  return error?.message ? <ValidationError error={error.message} /> : <>{otherwise}</>;
}
