import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A quiet surface. `isLink` lifts its edge under the pointer, for cards whose heading covers them with its
 * link (`cover`).
 */
export function Card({ isLink, className, ...rest }: ComponentProps<'div'> & { isLink?: boolean }) {
  return <div className={clsx('card', isLink && 'card-link', className)} {...rest} />;
}
