import { timeText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { clsx } from 'clsx';
import { Banknote, Check, CircleAlert, Clock, Undo2 } from 'lucide-react';
import { formatUnit } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { amountText } from '../../parts/amount-text';
import { BoxParts } from '../../parts/box-parts';
import { ShortCropLines } from '../../parts/short-crops';
import { PackedWeights } from '../../parts/weight/packed-weights';
import { StopAddress } from '../delivery-zones/day/stop-address';
import { PackedBadge } from '../packing/packed-badge';
import type { SheetRow } from './tick-queue.rules';
import { useSwipe } from './use-swipe';

interface HandoverRowProps {
  row: SheetRow;
  isDelivery: boolean;
  timeZone: string;
  onTick: () => void;
  onUntick: () => void;
}

function State({ row, isDelivery, timeZone }: Pick<HandoverRowProps, 'row' | 'isDelivery' | 'timeZone'>) {
  const done = isDelivery ? 'Delivered' : 'Picked up';
  if (row.state === 'canceled') return <Badge tone="plain">Canceled</Badge>;
  if (row.state === 'waiting')
    return (
      <Badge tone="sun" icon={<Clock aria-hidden size={14} />}>
        {done}, not sent yet
      </Badge>
    );
  if (row.state === 'open') return <PackedBadge order={{ ...row, timeZone }} />;
  if (row.state !== 'collected') return null;
  const { handedOver } = row;
  return (
    <Badge icon={<Check aria-hidden size={14} />}>
      {done}
      {handedOver && ` ${timeText(handedOver.at, timeZone)}`}
      {handedOver?.by && `, ${handedOver.by}`}
    </Badge>
  );
}

/** One order: who comes, what they get, what they still pay, and one large button. */
export function HandoverRow({ row, isDelivery, timeZone, onTick, onUntick }: HandoverRowProps) {
  const isOpen = row.state === 'open';
  const { moved, isFar, listeners } = useSwipe(onTick);
  const label = isDelivery ? 'Delivered' : 'Picked up';
  return (
    <div className="relative overflow-hidden rounded-card print:overflow-visible">
      {moved > 0 && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-0 flex items-center pl-5',
            isFar ? 'bg-leaf text-on-leaf' : 'bg-moss text-leaf',
          )}
        >
          <Check size={28} />
        </span>
      )}
      <div
        {...(isOpen ? listeners : {})}
        style={moved > 0 ? { transform: `translateX(${moved}px)` } : undefined}
        className={clsx(
          'card relative flex touch-pan-y flex-col gap-3 p-4 break-inside-avoid sm:flex-row sm:items-start sm:justify-between',
          !isOpen && 'bg-sunk',
        )}
      >
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 className={clsx('text-lg wrap-anywhere', row.state === 'canceled' && 'line-through')}>
              {row.stop && <span className="text-soft tabular-nums">{row.stop.number}. </span>}
              {row.name}
            </h2>
            <span className="text-sm text-soft">#{row.orderNumber}</span>
            <State row={row} isDelivery={isDelivery} timeZone={timeZone} />
          </div>
          {row.buyerName !== null && (
            <p className="text-sm text-soft wrap-anywhere">Ordered by {row.buyerName}</p>
          )}
          {row.stop && <StopAddress name={row.name} stop={row.stop} />}
          <ul aria-label={`What ${row.name} gets`} className="flex flex-col">
            {row.items.map(({ id, name, unit, quantity, parts, toWeigh, weights }) => (
              <li key={id} className="flex gap-2 wrap-anywhere">
                <span className="min-w-7 text-right font-semibold tabular-nums">{quantity}</span>
                <span className="min-w-0">
                  {name} <span className="text-sm text-soft">{formatUnit(unit)}</span>
                  <BoxParts parts={parts} />
                  <PackedWeights of={{ toWeigh: isOpen && toWeigh, weights }} />
                </span>
              </li>
            ))}
          </ul>
          <ShortCropLines crops={row.shortCrops} />
          {row.notes !== null && <p className="text-sm text-soft wrap-anywhere">“{row.notes}”</p>}
          {row.notYet && isOpen && (
            <p className="flex items-start gap-2 font-semibold text-danger">
              <CircleAlert aria-hidden size={18} className="mt-1 shrink-0" />
              {row.notYet === 'owed' ? 'Not paid. Please don’t hand it over yet.' : 'Not weighed yet'}
            </p>
          )}
          {row.due !== null && isOpen && (
            <p className="flex items-center gap-2 font-semibold">
              <Banknote aria-hidden size={18} className="shrink-0 text-clay" />
              Collect {row.notYet === 'weigh' && 'at most '}
              {amountText(row.due)} in cash
              {row.exactDue !== undefined && `, rounded from ${amountText(row.exactDue)}`}
            </p>
          )}
          {row.refund !== undefined && isOpen && (
            <p className="flex items-center gap-2 font-semibold">
              <Banknote aria-hidden size={18} className="shrink-0 text-clay" />
              Refund {amountText(row.refund)}
            </p>
          )}
        </div>
        {isOpen && (
          <Button
            size="lg"
            className="self-stretch sm:self-center print:hidden"
            onClick={onTick}
            aria-label={`${label}: ${row.name}`}
          >
            {label}
          </Button>
        )}
        {row.state === 'waiting' && (
          <Button
            look="secondary"
            className="self-stretch sm:self-center print:hidden"
            icon={<Undo2 aria-hidden size={18} />}
            onClick={onUntick}
            aria-label={`Undo: ${row.name}`}
          >
            Undo
          </Button>
        )}
        <span aria-hidden className="hidden size-6 shrink-0 border-2 border-ink print:block" />
      </div>
    </div>
  );
}
