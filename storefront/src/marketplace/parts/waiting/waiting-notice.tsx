import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Clock } from 'lucide-react';
import { Link } from '../../../ui/navigation/link';
import { useWaitingOrders } from './use-waiting-orders';
import { waitingText } from './waiting-words';

/** Leads back whoever left the page on which an order is paid. */
export function WaitingNotice({ className = '' }: { className?: string }) {
  const { orders, now } = useWaitingOrders();
  if (orders.length === 0) return null;
  return (
    <ul className={`flex flex-col gap-2 print:hidden ${className}`}>
      {orders.map((order) => (
        <li key={order.id} className="flex items-start gap-2 rounded-control bg-moss px-4 py-3 text-sm">
          <Clock aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
          <span className="min-w-0 wrap-anywhere">
            {waitingText(order, now)}{' '}
            <Link to={paths.order(order.id)} className="link font-semibold">
              Pay or change it
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
