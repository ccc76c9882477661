import type { SharePayBy } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { Options } from './choice-options';

interface PayByProps {
  farm: string;
  value: SharePayBy;
  onChange: (payBy: SharePayBy) => void;
}

/** By card, or to the farm. */
export const PayByField = ({ farm, ...field }: PayByProps) => (
  <Options<SharePayBy>
    legend="Pay by"
    name="pay-by"
    error={undefined}
    options={[
      { value: 'card', label: 'Card', help: 'You pay now. We charge later payments on their day.' },
      { value: 'farm', label: 'Check or cash', help: `You pay ${farm}.` },
    ]}
    {...field}
  />
);
