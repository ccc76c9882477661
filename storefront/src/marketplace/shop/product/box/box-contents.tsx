import { contentsOn, weeksLater, weekText, whyNoBox } from '@farmgate/backend/contract/marketplace/box-words';
import type { BoxContentsView, BoxView } from '@farmgate/backend/contract/marketplace/boxes';
import { useId } from 'react';
import { formatUnit } from '../../../../lib/format/format';
import { Link } from '../../../../ui/navigation/link';
import { productPath } from '../../../parts/option-address';

function Parts({ parts }: Pick<BoxContentsView, 'parts'>) {
  return (
    <ul className="flex flex-col">
      {parts.map(({ productId, variantId, name, unit, quantity, isMissing }) => (
        <li
          key={`${productId}-${variantId ?? 0}`}
          className="flex items-baseline gap-3 border-t border-line py-2 text-sm first:border-t-0"
        >
          <span className="min-w-8 text-right font-semibold tabular-nums">{quantity} ×</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {isMissing ? (
              name
            ) : (
              <Link to={productPath(productId, variantId)} className="hover:text-leaf hover:underline">
                {name}
              </Link>
            )}{' '}
            {variantId === undefined && unit !== 'each' && (
              <span className="text-soft">{formatUnit(unit)}</span>
            )}
            {isMissing && <span className="block font-semibold text-danger">No longer available</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** @returns this week's contents with their title, and those of the weeks that are planned otherwise */
function shownContents(box: BoxView) {
  const now = contentsOn(box);
  const hasWeeks = box.contents.some(({ week }) => week !== null);
  const title = hasWeeks ? `This week’s box (${weekText(box.thisWeek)})` : 'What’s in the box';
  const later = box.contents.filter(({ week }) => week !== null && week > box.thisWeek);
  return { now, title, later };
}

/** What is in a box: this week, and in the weeks that are planned. */
export function BoxContents({ box }: { box: BoxView }) {
  const id = useId();
  const { now, title, later } = shownContents(box);
  const problem = whyNoBox(now);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line p-4">
      <h2 id={id} className="font-sans text-base font-semibold">
        {title}
      </h2>
      {problem !== null && <p className="mt-1 text-sm font-semibold text-danger">{problem}</p>}
      <div className="mt-2">
        <Parts parts={now.parts} />
      </div>
      {later.map((contents) => (
        <details key={contents.week} className="border-t border-line pt-2 text-sm not-last:pb-2">
          <summary className="hit w-fit font-semibold text-leaf">
            {contents.week === weeksLater(box.thisWeek, 1) ? 'Next week’s box' : 'Box'} (
            {weekText(contents.week ?? '')})
          </summary>
          <Parts parts={contents.parts} />
        </details>
      ))}
      {later.length > 0 && (
        <p className="mt-2 text-sm text-soft">Your pickup or delivery day decides which box you get.</p>
      )}
    </section>
  );
}
