import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  leaf: 'bg-moss text-leaf',
  /** 'New' and its like: one on a card. */
  clay: 'bg-clay text-on-clay',
  sun: 'bg-sun text-on-sun',
  plain: 'bg-sunk text-soft',
  outline: 'border border-line text-soft',
} as const;

/** A word or two about a thing. */
export function Badge({
  tone = 'leaf',
  icon,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 max-w-full rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-break-word',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
