import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { callingName } from './account-links';

export interface AccountTriggerProps extends ComponentProps<'button'> {
  me: MeView;
}

/** The button with the person's name that opens their menu. */
export function AccountTrigger({ me, className, ...rest }: AccountTriggerProps) {
  const name = callingName(me);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`Account of ${name}`}
      className={clsx(
        'flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-control pr-1.5 pl-2',
        'text-sm font-semibold transition-colors hover:bg-moss aria-expanded:bg-moss',
        className,
      )}
      {...rest}
    >
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-leaf text-on-leaf uppercase"
      >
        {[...name][0]}
      </span>
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden size={16} className="shrink-0 text-soft" />
    </button>
  );
}

/** Stands there from the first paint on where the browser probably has a session, until it is known whose. */
export function AccountPlaceholder() {
  return (
    <span aria-hidden className="account-placeholder">
      <span />
      <span />
    </span>
  );
}
