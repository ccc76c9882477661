import type { FieldStatusBadge } from '@farmgate/backend/contract/directory/field-status';
import { Badge } from '../../ui/badge';
import { useHolding } from './use-holding';

/** What a farm or market says of its field now, on its card. */
export function FieldBadges({ statuses }: { statuses: readonly FieldStatusBadge[] | undefined }) {
  return useHolding(statuses).map(({ text, isPicking }) => (
    <Badge key={text} tone={isPicking ? 'leaf' : 'clay'}>
      {text}
    </Badge>
  ));
}
