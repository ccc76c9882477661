import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../../ui/navigation/link';
import { type OrdersState, ordersAddress } from './orders-address';

const OPEN = ['pending', 'confirmed', 'shipped'];

const dayOf = ({ status, handover }: VendorOrderView): string | null => {
  if (!OPEN.includes(status)) return 'Done';
  return handover?.when ? dayText(handover.when.startsAt, handover.when.timeZone) : 'No day';
};

interface DayHeadingProps {
  order: VendorOrderView;
  before: VendorOrderView | undefined;
  state: OrdersState;
}

/** The day, above its first order in a list by day. It leads to that day alone. */
export function DayHeading({ order, before, state }: DayHeadingProps) {
  const { pathname } = useLocation();
  const day = dayOf(order);
  if (before && dayOf(before) === day) return null;
  const date = OPEN.includes(order.status) ? order.handover?.when?.date : undefined;
  return (
    <p className="mt-4 mb-3 font-semibold">
      {date && state.pickupOn === null ? (
        <Link to={ordersAddress(pathname, { ...state, pickupOn: date, page: 1 })} className="link hit">
          {day}
        </Link>
      ) : (
        day
      )}
    </p>
  );
}
