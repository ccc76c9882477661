import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { clsx } from 'clsx';
import { MapPin, Search } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Says what is searched; it is not shown, the icon and the placeholder are. */
  label: string;
  size?: 'md' | 'lg';
}

const heights = { md: 'h-11 pl-10 text-base', lg: 'h-14 pl-12 text-lg' } as const;

function IconField(props: SearchFieldProps & { icon: typeof Search; type: string }) {
  const { label, size = 'md', icon: Icon, className, ...input } = props;
  return (
    <span className={clsx('relative block', className)}>
      <Icon
        aria-hidden
        size={size === 'lg' ? 22 : 18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
      />
      <input
        aria-label={label}
        className={clsx(
          'w-full rounded-control border border-edge bg-card pr-2 text-ink transition-colors hover:border-leaf',
          heights[size],
        )}
        {...input}
      />
    </span>
  );
}

/** One line of free search text. */
export function SearchField(props: SearchFieldProps) {
  return <IconField enterKeyHint="search" autoComplete="off" {...props} icon={Search} type="search" />;
}

/** A ZIP code; phones show their digits. */
export function ZipField(props: SearchFieldProps) {
  return (
    <IconField
      inputMode="numeric"
      autoComplete="postal-code"
      enterKeyHint="search"
      maxLength={ZIP_INPUT_LENGTH}
      {...props}
      icon={MapPin}
      type="text"
    />
  );
}
