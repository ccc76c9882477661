import type { OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMay } from '../../../shared/business/use-may';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { LinePackages, totalText } from './line-packages';
import type { Weighing } from './use-weighing';
import { byProduct, dayOf, totalOf } from './weighing.rules';

interface ListProps {
  orders: readonly OrderToWeigh[];
  weighing: Weighing;
}

function OrderName({ order }: { order: OrderToWeigh }) {
  const { may } = useMay();
  if (!may('orders')) return <>#{order.orderNumber}</>;
  return (
    <Link to={paths.vendorOrder(order.id)} className="link">
      #{order.orderNumber}
    </Link>
  );
}

function OrderCard({ order, weighing }: { order: OrderToWeigh; weighing: Weighing }) {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{order.customerName}</h3>
        <p className="text-sm text-soft">
          <OrderName order={order} />
          {dayOf(order)}
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {order.lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-1 border-t border-line pt-3">
            <p className="font-semibold wrap-anywhere">
              {line.quantity} × {line.name}
            </p>
            <LinePackages order={order} line={line} weighing={weighing} />
          </li>
        ))}
      </ul>
      {order.lines.length > 1 && (
        <p className="border-t border-line pt-3 font-semibold tabular-nums">
          {totalText(totalOf(order.lines))}
        </p>
      )}
    </Card>
  );
}

/** What is to be weighed, an order at a time. */
export function OrderCards({ orders, weighing }: ListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} weighing={weighing} />
        </li>
      ))}
    </ul>
  );
}

/** The same by what was ordered: all chickens, then all hams. */
export function ProductCards({ orders, weighing }: ListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {byProduct(orders).map(({ key, name, lines }) => (
        <li key={key}>
          <Card className="flex flex-col gap-4 p-4 sm:p-5">
            <h3 className="text-lg wrap-anywhere">{name}</h3>
            <ul className="flex flex-col gap-4">
              {lines.map(({ order, line }) => (
                <li key={line.id} className="flex flex-col gap-1 border-t border-line pt-3">
                  <p className="wrap-anywhere">
                    <span className="font-semibold">{order.customerName}</span>{' '}
                    <span className="text-sm text-soft">
                      {line.quantity} ordered · <OrderName order={order} />
                      {dayOf(order)}
                    </span>
                  </p>
                  <LinePackages order={order} line={line} weighing={weighing} />
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}
