import {
  MAX_PRODUCTS_FILE_BYTES,
  PRODUCTS_FILE_SIZE_MESSAGE,
} from '@farmgate/backend/contract/marketplace/shop';
import { reasonOf } from '../../../lib/api/field-issues';
import { sendForm } from '../../../lib/api/send-form';

const UNREACHABLE = 'We couldn’t read the file. Check your connection and try again.';

class FileTooLarge extends Error {}

/** @param fields beside the file */
export function sendFile<Answer>(
  address: string,
  file: File,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  if (file.size > MAX_PRODUCTS_FILE_BYTES) return Promise.reject(new FileTooLarge());
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', file, file.name);
  return sendForm<Answer>(address, form);
}

/** @returns the server's sentence about the file itself, or about what went wrong */
export const failureOf = (error: Error): string =>
  error instanceof FileTooLarge ? PRODUCTS_FILE_SIZE_MESSAGE : reasonOf(error, UNREACHABLE);
