import type { BoxView, SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { Suspense, lazy, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { Card } from '../../../ui/card';
import { BoxRow, type BoxRowProps } from './box-row';
import { byMonth, holdsLeftText } from './box-words';
import { useBoxCalls } from './use-box-calls';

const MoveDialog = lazy(() => import('./move-dialog').then((module) => ({ default: module.MoveDialog })));
const SiteDialog = lazy(() => import('./site-dialog').then((module) => ({ default: module.SiteDialog })));

function Months({ boxes, ...row }: Omit<BoxRowProps, 'box'> & { boxes: readonly BoxView[] }) {
  return byMonth(boxes).map(({ title, boxes: shown }) => (
    <section key={title} aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      <Card>
        <ul className="divide-y divide-line">
          {shown.map((box) => (
            <BoxRow key={box.id} box={box} {...row} />
          ))}
        </ul>
      </Card>
    </section>
  ));
}

/**
 * A member's boxes by month, those that are over behind a tap.
 * @param base the address that the member's share is read from, and changed below
 */
export function MemberBoxes({ base, member }: { base: string; member: SubscriptionView }) {
  const now = useNow().getTime();
  const { change, pending } = useBoxCalls(base);
  const [asked, setAsked] = useState<{ dialog: 'move' | 'site'; box: BoxView } | null>(null);
  const isOver = ({ endsAt }: BoxView) => Date.parse(endsAt) <= now;
  const past = member.boxes.filter(isOver);
  const coming = member.boxes.filter((box) => !isOver(box));
  const row = {
    addOns: member.addOns,
    hasIncluded: member.holdsLeft.included > 0,
    pending,
    onChange: change,
    onAsk: (dialog: 'move' | 'site', box: BoxView) => setAsked({ dialog, box }),
  };
  const left = member.state === 'ended' ? null : holdsLeftText(member);
  const dialog = asked && {
    ...{ base, member, box: asked.box, open: true, onChange: change },
    onOpenChange: (open: boolean) => !open && setAsked(null),
  };
  return (
    <section aria-labelledby="boxes" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="boxes" className="text-xl">
          Boxes
        </h2>
        {coming.length > 0 && left && <p className="text-sm text-soft">{left}</p>}
      </div>
      {coming.length === 0 && <p className="text-soft">No boxes to come.</p>}
      <Months boxes={coming} {...row} />
      {past.length > 0 && (
        <details className="flex flex-col gap-4">
          <summary className="link w-fit cursor-pointer py-2">
            {countOf(past.length, 'past box', 'past boxes')}
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            <Months boxes={past} {...row} />
          </div>
        </details>
      )}
      <Suspense fallback={null}>
        {dialog && asked.dialog === 'move' && <MoveDialog {...dialog} />}
        {dialog && asked.dialog === 'site' && <SiteDialog {...dialog} />}
      </Suspense>
    </section>
  );
}
