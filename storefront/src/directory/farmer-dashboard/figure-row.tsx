import { LISTING_VIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { formatCount } from '../../lib/format/format';
import type { Figures } from './dashboard-rules';

/** A few figures, side by side. */
export function FigureRow({ figures: { live, views, farms } }: { figures: Figures }) {
  const figures = [
    { label: live === 1 ? 'Live listing' : 'Live listings', value: live },
    { label: `Views in the last ${LISTING_VIEW_DAYS} days`, value: views },
    { label: farms === 1 ? 'Farm' : 'Farms', value: farms },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3 sm:gap-5">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-card p-3 max-[22.5rem]:p-2 sm:p-5"
        >
          <dt className="text-xs text-soft sm:text-sm">{label}</dt>
          <dd className="font-display text-xl leading-none whitespace-nowrap sm:text-2xl font-[560] tabular-nums lining-nums">
            {formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
