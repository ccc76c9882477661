import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Skeleton } from '../../../ui/states/skeleton';

export interface Stat {
  label: string;
  /** null while it is not known. */
  value: string | null;
  icon?: LucideIcon;
  /** It asks for something to be done. */
  isPressing?: boolean;
}

/** Four figures, side by side. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {stats.map(({ label, value, icon: Icon, isPressing }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col justify-between gap-3 rounded-card border border-line bg-card p-3.5 sm:p-5"
        >
          <dt className="flex items-start justify-between gap-2 text-xs text-soft sm:text-sm">
            {label}
            {Icon && (
              <span
                aria-hidden
                className={clsx(
                  'inline-flex size-8 shrink-0 items-center justify-center rounded-full max-sm:hidden',
                  isPressing ? 'bg-sun text-on-sun' : 'bg-moss text-leaf',
                )}
              >
                <Icon size={16} />
              </span>
            )}
          </dt>
          <dd className="font-display text-xl leading-none font-[560] tabular-nums lining-nums wrap-anywhere sm:text-2xl">
            {value ?? <Skeleton className="h-7 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
