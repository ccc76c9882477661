import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { Share } from '../order-rules';

/** What each dialog of a change is told. */
export interface ChangeDialogProps {
  order: OrderView;
  share: Share;
  onClose: () => void;
}
