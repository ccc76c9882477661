import { shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupDayState } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { countOf } from '../../../../lib/format/format';
import { Link } from '../../../../ui/navigation/link';

const DONE = { refund: 'canceled and refunded', move: 'moved', hours: 'told by email' } as const;
const DOING = {
  refund: 'We’re canceling and refunding the orders.',
  move: 'We’re moving the orders.',
  hours: 'We’re emailing everyone who ordered.',
} as const;

/** What the farm did to the day, and how far that is. */
export function ChangeNote({ change, beingPaid, window }: PickupDayState) {
  if (!change) return null;
  const { kind, done, settledAt, toWindow } = change;
  const reason = change.reason && <span className="wrap-anywhere"> “{change.reason}”</span>;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-control bg-moss px-4 py-3 text-sm">
      <p>
        <span className="font-semibold">
          {kind === 'hours' ? 'You changed the hours or place.' : `This day is canceled.`}
        </span>
        {reason}
      </p>
      {toWindow && (
        <p>
          Orders move to{' '}
          <Link to={pickupPaths.pickupDay(toWindow.id)} className="font-semibold text-leaf hover:underline">
            {shortDayText(toWindow.startsAt, toWindow.timeZone)}, {toWindow.placeName}
          </Link>
          .
        </p>
      )}
      {settledAt === null ? (
        <p>
          {DOING[kind]} {countOf(done, 'order')} done so far.
          {window.status === 'canceled' &&
            beingPaid > 0 &&
            ` ${countOf(beingPaid, 'order')} ${beingPaid === 1 ? 'is' : 'are'} being paid right now. We’ll handle ${beingPaid === 1 ? 'it' : 'them'} after that.`}
        </p>
      ) : (
        (done > 0 || kind !== 'hours') && (
          <p>
            All done: {countOf(done, 'order')} {DONE[kind]}.
          </p>
        )
      )}
    </div>
  );
}
