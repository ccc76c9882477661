import { ORDER_STATUSES, type OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../lib/page/navigation';
import { Button } from '../../../../ui/button';
import { Select } from '../../../../ui/fields/field';
import { Fold } from '../../../../ui/fold';
import { statusLabel } from '../../../parts/status-label';
import { DayField } from '../../day-field';
import { type OrdersState, isFiltered, ordersAddress } from './orders-address';

/** Which orders are shown, by status and by day. */
export function OrdersFilter({ state }: { state: OrdersState }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (some: Partial<OrdersState>) =>
    void navigate(ordersAddress(pathname, { ...state, ...some, page: 1 }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return (
    <Fold
      summary={state.status ? `Filter orders: ${statusLabel(state.status)}` : 'Filter orders'}
      className="mb-5"
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 sm:items-end">
        <Select
          label="Status"
          value={state.status ?? ''}
          onChange={({ currentTarget }) =>
            change({ status: (currentTarget.value || null) as OrderStatus | null })
          }
        >
          <option value="">All</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </Select>
        <DayField label="From" value={state.from} latest={state.to} onChange={(from) => change({ from })} />
        <DayField label="To" value={state.to} earliest={state.from} onChange={(to) => change({ to })} />
        <DayField
          label="Pickup or delivery day"
          value={state.pickupOn}
          onChange={(pickupOn) => change({ pickupOn })}
        />
        <Select
          label="Sort by"
          value={state.sort}
          onChange={({ currentTarget }) =>
            change({ sort: currentTarget.value === 'pickup' ? 'pickup' : 'placed' })
          }
        >
          <option value="placed">Newest first</option>
          <option value="pickup">Next pickup first</option>
        </Select>
        <Button
          look="quiet"
          disabled={!isFiltered(state)}
          onClick={() => change({ status: null, from: null, to: null, pickupOn: null })}
        >
          Show all
        </Button>
      </div>
    </Fold>
  );
}
