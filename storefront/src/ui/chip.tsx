import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** An active filter; pressing it removes it. */
export function Chip({ children, ...rest }: ComponentProps<'button'> & { children: string }) {
  return (
    <button
      type="button"
      aria-label={`Remove the filter ${children}`}
      className="hit inline-flex min-h-9 items-center gap-1.5 rounded-full bg-moss py-1 pr-2.5 pl-3.5 text-sm font-medium text-leaf transition-colors hover:bg-moss-deep"
      {...rest}
    >
      {children}
      <X aria-hidden size={16} />
    </button>
  );
}
