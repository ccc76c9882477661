import type { ClosingDay } from '@farmgate/backend/contract/marketplace/closures';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { Link } from '../../../ui/navigation/link';
import { boxesText, whenText } from './closed.rules';

/** Boxes of shares that come on closed days. Only the share's own day can be moved or canceled for all. */
export function DayBoxes({ days }: { days: readonly ClosingDay[] }) {
  const shares = days.flatMap((day) => day.boxes.map((box) => ({ day, box })));
  if (shares.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">Boxes for these days</h3>
      <p className="text-sm">
        Members still get these boxes. If you can’t hand them out, first move or cancel that day of the share.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {shares.map(({ day, box }) => (
          <li key={`${day.id}-${box.dateId}`} className="flex flex-col gap-1 py-3">
            <span className="font-semibold wrap-anywhere">
              {whenText(day)}: {boxesText(box)}
              <span className="font-normal text-soft"> · {day.placeName}</span>
            </span>
            <Link className="link hit self-start" to={sharePaths.shareDay(box.planId, box.dateId)}>
              Open that day<span className="sr-only"> of {box.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
