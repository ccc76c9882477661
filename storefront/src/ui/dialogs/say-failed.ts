import { reasonOf } from '../../lib/api/field-issues';
import { toast } from './toast';

/** Says that something wasn't done, and why: in the server's words, or in others where it gave none. */
export function sayFailed(
  title: string,
  error: unknown,
  otherwise = 'Please check your connection and try again.',
): void {
  toast({ title, description: reasonOf(error, otherwise), variant: 'destructive' });
}
