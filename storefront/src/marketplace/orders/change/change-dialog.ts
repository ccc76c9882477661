import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { VendorOrder } from '../order-rules';

/** What each dialog of a change is told. */
export interface ChangeDialogProps {
  order: OrderView;
  vendorOrder: VendorOrder;
  onClose: () => void;
}
