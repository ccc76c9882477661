import { usePublicConfig } from '../../lib/page/public-config';

/** Where orders can be sent to at present, in a sentence. */
export function SentToStates() {
  const { checkoutStateNames } = usePublicConfig();
  return <>Orders can be sent to {checkoutStateNames}.</>;
}
