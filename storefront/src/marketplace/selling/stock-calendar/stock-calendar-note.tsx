import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { CalendarRange } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** On the dashboard: the way to what there is for certain days. */
export function StockCalendarNote() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="flex min-w-0 items-center gap-3">
        <CalendarRange aria-hidden size={22} className="shrink-0 text-leaf" />
        <span>
          <strong className="font-semibold">Stock calendar</strong>{' '}
          <span className="text-soft">
            How many you have for certain days, such as turkeys for Thanksgiving.
          </span>
        </span>
      </p>
      <LinkButton size="sm" look="secondary" to={pickupPaths.stockCalendar()}>
        Stock calendar
      </LinkButton>
    </Card>
  );
}
