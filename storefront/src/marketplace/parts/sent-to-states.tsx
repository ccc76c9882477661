import { stateNames } from '@farmgate/backend/contract/marketplace/checkout-states';
import { usePublicConfig } from '../../lib/page/public-config';

/** Where orders can be sent to at present, in a sentence. */
export function SentToStates() {
  const { checkoutStates } = usePublicConfig();
  return <>Orders can be sent to {stateNames(checkoutStates)}.</>;
}
