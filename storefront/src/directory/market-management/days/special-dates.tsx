import type { HoursException } from '@farmgate/backend/contract/directory/hours';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { useSpecialDates } from './use-special-dates';

const AddDateDialog = lazy(() =>
  import('./add-date-dialog').then((module) => ({ default: module.AddDateDialog })),
);

const keyOf = ({ from, to }: HoursException) => `${from} ${to}`;

/** What the list of market days doesn't say: extra dates, and what is different later. */
export function SpecialDates({ market }: { market: ManagedMarket }) {
  const [isAdding, setAdding] = useState(false);
  const { changing, said, textOf } = useSpecialDates(market.id);
  const { specialDates, daysUntil } = market;
  const sent = changing.isPending ? keyOf(changing.variables.date) : null;
  return (
    <section aria-labelledby="special-dates" className="flex flex-col gap-3 pt-5">
      <div className="flex flex-col gap-1">
        <h3 id="special-dates" className="text-lg">
          Special dates
        </h3>
        <p className="max-w-measure text-sm text-soft">
          Extra market dates, and what’s different after {dayLabel(daysUntil, 3)}.
        </p>
      </div>
      {specialDates.length > 0 && (
        <ul aria-labelledby="special-dates" className="divide-y divide-line border-y border-line">
          {specialDates.map((date) => (
            <li key={keyOf(date)} className="flex items-center gap-2">
              <p className="min-w-0 flex-1 py-2 wrap-anywhere tabular-nums">{textOf(date)}</p>
              <IconButton
                label={`Remove: ${textOf(date)}`}
                icon={<Trash2 aria-hidden size={18} />}
                disabled={sent === keyOf(date)}
                onClick={() => changing.mutate({ date, to: 'remove' })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        look="secondary"
        className="self-start"
        aria-haspopup="dialog"
        icon={<CalendarPlus aria-hidden size={18} />}
        onClick={() => setAdding(true)}
      >
        Add a market date
      </Button>
      <Suspense fallback={null}>
        {isAdding && (
          <AddDateDialog
            marketId={market.id}
            onClose={() => setAdding(false)}
            onDone={(date) => {
              setAdding(false);
              said(date, 'add');
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
