import type { BookedDayOffView } from '@farmgate/backend/contract/marketplace/closures';
import { windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { bookedText, closuresQuery } from '../../../shared/business/closures';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';

/** @returns each day with its orders, the soonest first */
function byDay(booked: readonly BookedDayOffView[]): BookedDayOffView[][] {
  const days = new Map<number, BookedDayOffView[]>();
  for (const one of booked) days.set(one.windowId, [...(days.get(one.windowId) ?? []), one]);
  return [...days.values()];
}

/** The same wherever closed days can come from. */
export function BookedOnClosedDays() {
  const { data } = useQuery(closuresQuery());
  return data && <BookedOrders booked={data.booked} />;
}

/** Orders for days on which the farm is closed: nothing happens to them until it decides. */
export function BookedOrders({ booked }: { booked: readonly BookedDayOffView[] }) {
  if (booked.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-xl">{bookedText(booked.length)}</h2>
        <p className="mt-1 max-w-measure text-soft">
          We don’t cancel them. Open a day to move or cancel its orders, or keep them and hand them over as
          planned.
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {byDay(booked).map((orders) => {
          const [first] = orders;
          if (!first) return null;
          return (
            <li key={first.windowId} className="flex flex-col gap-2 border-t border-line pt-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 font-semibold wrap-anywhere">
                  {windowText(first)}
                  <span className="font-normal text-soft"> · {first.placeName}</span>
                </p>
                <LinkButton
                  size="sm"
                  look="secondary"
                  to={pickupPaths.pickupDay(first.windowId)}
                  aria-label={`Move or cancel: ${windowText(first)}, ${first.placeName}`}
                >
                  Move or cancel
                </LinkButton>
              </div>
              <ul className="flex flex-col gap-1">
                {orders.map(({ orderId, orderNumber, customerName }) => (
                  <li key={orderId} className="wrap-anywhere">
                    <Link to={paths.vendorOrder(orderId)} className="text-leaf underline">
                      {orderNumber}
                    </Link>
                    , {customerName}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
