import type { BoxView, SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { clsx } from 'clsx';
import { ArrowRightLeft, HeartHandshake, MapPin, Pause, Undo2 } from 'lucide-react';
import { namesText } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { boxDay, boxState, boxWhere, changeText, isOut, unpaidText } from './box-words';
import type { BoxChange } from './use-box-calls';

export interface BoxRowProps {
  box: BoxView;
  /** What goes along with the boxes. */
  addOns: SubscriptionView['addOns'];
  /** A hold brings a box at the end instead of credit. */
  hasIncluded: boolean;
  /** What is under way with it. */
  pending: BoxChange | null;
  onChange: (change: BoxChange) => void;
  onAsk: (dialog: 'move' | 'site', box: BoxView) => void;
}

function Actions({ box, hasIncluded, pending, onChange, onAsk }: BoxRowProps) {
  const may = new Set(box.may);
  const forCredit = may.has('hold_for_credit');
  const hold = forCredit && !hasIncluded ? 'Hold for credit' : 'Hold';
  const day = boxDay(box);
  const common = { size: 'sm', look: 'secondary', disabled: pending !== null } as const;
  const waits = (action: BoxChange['action'], label: string) =>
    pending?.box.id === box.id && pending.action === action && label;
  return (
    <div className="flex flex-wrap gap-2">
      {may.has('release') && (
        <Button
          {...common}
          icon={<Undo2 aria-hidden size={16} />}
          aria-label={`Undo, ${day}`}
          pendingLabel={waits('release', 'Undoing...')}
          onClick={() => onChange({ box, action: 'release' })}
        >
          Undo
        </Button>
      )}
      {(forCredit || may.has('hold')) && (
        <Button
          {...common}
          icon={<Pause aria-hidden size={16} />}
          aria-label={`${hold}, ${day}`}
          pendingLabel={waits('hold', 'Holding...')}
          onClick={() => onChange({ box, action: 'hold', body: { forCredit } })}
        >
          {hold}
        </Button>
      )}
      {may.has('shift') && (
        <Button
          {...common}
          icon={<ArrowRightLeft aria-hidden size={16} />}
          aria-haspopup="dialog"
          aria-label={`Move, ${day}`}
          onClick={() => onAsk('move', box)}
        >
          Move
        </Button>
      )}
      {may.has('donate') && (
        <Button
          {...common}
          icon={<HeartHandshake aria-hidden size={16} />}
          aria-label={`Donate, ${day}`}
          pendingLabel={waits('donate', 'Donating...')}
          onClick={() => onChange({ box, action: 'donate' })}
        >
          Donate
        </Button>
      )}
      {may.has('site') && (
        <Button
          {...common}
          icon={<MapPin aria-hidden size={16} />}
          aria-haspopup="dialog"
          aria-label={`Change site, ${day}`}
          onClick={() => onAsk('site', box)}
        >
          Change site
        </Button>
      )}
    </div>
  );
}

/** One box: when and where, what has become of it, what is in it, and what can be done with it. */
export function BoxRow(props: BoxRowProps) {
  const { box, addOns } = props;
  const withIt = addOns.filter(({ days }) => days.includes(box.shiftedTo ?? box.date));
  const names = namesText(withIt.map(({ name }) => name));
  const state = boxState(box);
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4
          id={`box-${box.id}`}
          tabIndex={-1}
          className={clsx('font-sans text-base font-semibold', isOut(box) && 'text-soft line-through')}
        >
          {boxDay(box)}
        </h4>
        {state && <Badge tone={isOut(box) ? 'plain' : 'leaf'}>{state}</Badge>}
      </div>
      {!isOut(box) && (
        <p className="text-sm wrap-anywhere">
          {boxWhere(box)}
          {box.quantity > 1 && `, ${box.quantity} boxes`}
        </p>
      )}
      {withIt.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {isOut(box) ? `You still get ${names} that day. Change it under Add-ons.` : `With it: ${names}`}
        </p>
      )}
      {box.isUnpaid && <p className="text-sm font-semibold text-danger">{unpaidText(box)}</p>}
      {box.contents.length > 0 && !isOut(box) && (
        <p className="text-sm text-soft wrap-anywhere">
          In it: {box.contents.map(({ name, quantity }) => `${name} (${quantity})`).join(', ')}
        </p>
      )}
      {box.may.length > 0 && (
        <>
          <p className="text-sm text-soft">{changeText(box)}</p>
          <Actions {...props} />
        </>
      )}
    </li>
  );
}
