import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { formatDate } from '../../lib/format/format';

/** When those who know it said last that everything is right, or since when they have not. */
export function Confirmed({ of }: { of: Pick<PlaceView, 'lastConfirmed' | 'unconfirmedSince'> }) {
  if (of.unconfirmedSince !== null) {
    return <strong className="text-ink">Not confirmed since {of.unconfirmedSince}.</strong>;
  }
  if (of.lastConfirmed === null) return null;
  return (
    <>
      Last confirmed <time dateTime={of.lastConfirmed}>{formatDate(of.lastConfirmed)}</time>.
    </>
  );
}
