import type { OrderListItem } from '@farmgate/backend/contract/marketplace/orders';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries';
import { formatDate } from '../../lib/format/format';
import { Select } from '../../ui/fields/field';

const SHOWN = 20;

interface OrderChoiceProps {
  value: string;
  onChoose: (orderNumber: string) => void;
}

/** Which of one's newest orders a message is about, if any; nothing where there is none. */
export function OrderChoice({ value, onChoose }: OrderChoiceProps) {
  const { data: orders = [] } = useQuery(
    apiQuery<OrderListItem[]>(withQuery('/api/orders', { limit: SHOWN })),
  );
  if (orders.length === 0) return null;
  return (
    <Select
      label="Order"
      optional
      name="order"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Not about an order</option>
      {!orders.some(({ orderNumber }) => orderNumber === value) && value && <option>{value}</option>}
      {orders.map(({ orderNumber, createdAt, timeZone, vendors }) => (
        <option key={orderNumber} value={orderNumber}>
          {`${orderNumber}, ${formatDate(createdAt, timeZone)}, ${vendors.join(', ')}`}
        </option>
      ))}
    </Select>
  );
}

/** @returns the message as it is sent: staff see the order that it names */
export const aboutOrder = (message: string, orderNumber: string): string =>
  orderNumber === '' ? message : `About order ${orderNumber}:\n\n${message}`;
