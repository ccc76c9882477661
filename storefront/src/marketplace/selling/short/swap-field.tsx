import type { SubstituteList } from '@farmgate/backend/contract/marketplace/short-rows';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { Select } from '../../../ui/fields/field';
import { amountText } from '../../parts/amount-text';
import { VENDOR_ORDERS } from '../vendor-queries';
import { type LineChoice, type ShortLine, mostOf } from './short-words';

interface SwapFieldProps {
  orderId: number;
  line: ShortLine;
  missing: number;
  choice: LineChoice;
  onChange: (choice: LineChoice) => void;
}

const keyOf = ({ productId, variantId }: { productId: number; variantId?: number | undefined }) =>
  `${productId} ${variantId ?? ''}`;

/** What the customer gets instead of what is missing: a refund, or something of at most its price. */
export function SwapField({ orderId, line, missing, choice: { swap }, onChange }: SwapFieldProps) {
  const { data = [] } = useQuery(apiQuery<SubstituteList>(`${VENDOR_ORDERS}/${orderId}/substitutes`));
  const offered = data.filter((one) => one.name !== line.name && mostOf(one, line, missing) > 0);
  const chosen = swap && offered.find((one) => keyOf(one) === keyOf(swap));
  const most = chosen ? mostOf(chosen, line, missing) : 0;
  const choose = (key: string) => {
    const one = offered.find((other) => keyOf(other) === key);
    if (!one) return onChange({ swap: undefined });
    const { productId, variantId } = one;
    const quantity = Math.min(missing, mostOf(one, line, missing));
    onChange({ swap: { productId, ...(variantId !== undefined && { variantId }), quantity } });
  };
  return (
    <div className="mt-2 flex flex-col gap-3">
      <Select
        label="What do they get instead?"
        help="Your customer takes something similar. They never pay more."
        value={swap ? keyOf(swap) : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">A refund</option>
        {offered.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.name}, {amountText(one.price)}
          </option>
        ))}
      </Select>
      {swap && chosen && (
        <Select
          label={`How many of ${chosen.name}?`}
          value={swap.quantity}
          onChange={({ currentTarget }) =>
            onChange({ swap: { ...swap, quantity: Number(currentTarget.value) } })
          }
        >
          {Array.from({ length: Math.min(most, 60) }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
