import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CircleAlert, Scale } from 'lucide-react';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { DECLINED_TEXT } from './order-words';
import { isToWeigh } from './weigh-words';

/** What is to be known of an order by weight before it goes out. */
export function WeighNote({ order }: { order: VendorOrderView }) {
  if (order.paymentStatus !== 'owed' || order.status === 'cancelled') return null;
  return (
    <p className="flex items-start gap-2 rounded-control border border-danger px-3.5 py-3 text-sm">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
      {DECLINED_TEXT}
    </p>
  );
}

/** Leads from an order to the scale. */
export function WeighOrderLink({ order, size = 'md' }: { order: VendorOrderView; size?: 'sm' | 'md' }) {
  const { may } = useMay();
  // What its buyer has not confirmed is none of the scale's yet.
  if (!isToWeigh(order) || order.confirmBy !== null || !may('pack')) return null;
  return (
    <LinkButton
      size={size}
      look={order.status === 'confirmed' ? 'primary' : 'secondary'}
      to={paths.vendorWeighing({ order: order.id })}
      icon={<Scale aria-hidden size={18} />}
      aria-label={`Weigh order #${order.orderNumber}`}
    >
      Weigh this order
    </LinkButton>
  );
}
