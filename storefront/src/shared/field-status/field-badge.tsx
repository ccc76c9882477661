import type { FieldStatusBadge } from '@farmgate/backend/contract/directory/field-status';
import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge';

/** What a farm or market says of its field now, in a row of a card. */
export const FieldBadges = ({ of }: { of: readonly FieldStatusBadge[] | undefined }) =>
  of && (
    <p className="flex flex-wrap gap-1.5">
      {of.map((said) => (
        <FieldBadge key={`${said.text} ${said.until}`} {...said} />
      ))}
    </p>
  );

/** What a farm or market says of its field now, on its card; it leaves the card at its moment. */
function FieldBadge({ text, isPicking, until }: FieldStatusBadge) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return isOver || <Badge tone={isPicking ? 'leaf' : 'clay'}>{text}</Badge>;
}
