import { cutoffText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';

/** Pickup days with their hours, and until when to order for each. */
export function NextDays({ days }: { days: readonly PickupWindowView[] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {days.map((day) => (
        <li key={day.id}>
          <span className="font-semibold">{windowText(day)}</span>
          {day.address && <span className="block wrap-anywhere">At {day.address}</span>}
          <span className="block text-soft">
            {day.status === 'closed'
              ? 'Closed for orders'
              : `Order by ${cutoffText(day.ordersCloseAt, day.timeZone)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
