import type { DatedStockDays, DatedStockView } from '@farmgate/backend/contract/marketplace/dated-stock';
import { dateText, longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CalendarCheck, CalendarX, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { IconButton } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';
import { type Good, keyOf, takenOf } from './calendar.rules';
import { useStockChange } from './stock-queries';

const CopyDialog = lazy(() => import('./copy-dialog').then((module) => ({ default: module.CopyDialog })));
const StockDialog = lazy(() => import('./stock-dialog').then((module) => ({ default: module.StockDialog })));

interface DayPanelProps {
  date: string;
  days: DatedStockDays;
  goods: readonly Good[];
  /** The product that the page was opened for. */
  first: string | undefined;
  isPast: boolean;
  mayChange: boolean;
}

type Open = { kind: 'add' | 'copy' } | { kind: 'change'; item: DatedStockView } | null;

function Handover({ places, isPast }: { places: readonly string[]; isPast: boolean }) {
  if (places.length > 0)
    return (
      <p className="flex items-start gap-2 text-sm">
        <CalendarCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
        <span className="wrap-anywhere">Pickup or delivery: {places.join(', ')}</span>
      </p>
    );
  if (isPast) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <CalendarX aria-hidden size={18} className="mt-0.5 shrink-0 text-soft" />
      <span>
        No pickup or delivery on this day yet. Customers can order once there is one.{' '}
        <Link to={paths.vendorPickups} className="link font-semibold">
          Pickup sites
        </Link>
      </span>
    </p>
  );
}

function useRemoval(onRemoved: () => void) {
  const removing = useStockChange(onRemoved);
  return ({ productId, variantId, date, inventory, productName, taken }: DatedStockView) =>
    removing.mutate(
      {
        items: [{ productId, variantId, date, inventory: null, was: inventory }],
        title: () =>
          taken > 0
            ? `${productName}: no more orders for ${dateText(date)}`
            : `${productName} removed from ${dateText(date)}`,
      },
      {
        onError: (error) => sayFailed('We couldn’t remove that', error),
      },
    );
}

interface StockRowProps {
  item: DatedStockView;
  /** Null for days that are over, and whoever may not. */
  onChange: (() => void) | null;
  /** The button that had the focus is gone then. */
  onRemoved: () => void;
}

function StockRow({ item, onChange, onRemoved }: StockRowProps) {
  const remove = useRemoval(onRemoved);
  const share = item.inventory === 0 ? 0 : (item.taken / item.inventory) * 100;
  const isEmptied = item.taken > 0 && item.taken === item.inventory;
  return (
    <li className="flex items-center gap-2 border-t border-line py-3 first:border-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{item.productName}</p>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
          <span>{takenOf(item)} ordered</span>
          <span className="text-soft">
            {item.isSold ? `${item.inventory - item.taken} left` : 'No longer sold'}
          </span>
        </p>
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line print:hidden">
          <div className="h-full rounded-full bg-leaf" style={{ width: `${share}%` }} />
        </div>
      </div>
      {onChange && (
        <div className="flex shrink-0">
          <IconButton
            label={`Change ${item.productName}`}
            icon={<Pencil aria-hidden size={19} />}
            onClick={onChange}
          />
          {!isEmptied && (
            <IconButton
              label={
                item.taken > 0 ? `Take no more orders of ${item.productName}` : `Remove ${item.productName}`
              }
              icon={<Trash2 aria-hidden size={19} />}
              className="text-soft hover:text-danger"
              onClick={() => remove(item)}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** What there is on one day, and everything that can be done about it. */
export function DayPanel({ date, days, goods, first, isPast, mayChange }: DayPanelProps) {
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const items = days.items.filter((item) => item.date === date);
  const places = days.handovers.find((one) => one.date === date)?.places ?? [];
  const free = goods.filter(({ key }) => items.every((item) => keyOf(item) !== key));
  const dialog = { date, open: true, onOpenChange: () => setOpen(null) };
  const canChange = mayChange && !isPast;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {longDateText(date)}
      </h2>
      <Handover places={places} isPast={isPast} />
      {items.length === 0 ? (
        <p className="text-soft">
          {isPast
            ? 'No stock was set for this day.'
            : 'No stock set for this day. Products sell from their own stock. To sell something on certain days only, set its own stock to 0.'}
        </p>
      ) : (
        <ul>
          {items.map((item) => (
            <StockRow
              key={keyOf(item)}
              item={item}
              onRemoved={() => heading.current?.focus()}
              onChange={canChange ? () => setOpen({ kind: 'change', item }) : null}
            />
          ))}
        </ul>
      )}
      {canChange && (
        <div className="flex flex-wrap gap-2">
          {free.length > 0 && (
            <Button
              icon={<Plus aria-hidden size={18} />}
              aria-haspopup="dialog"
              onClick={() => setOpen({ kind: 'add' })}
            >
              Add stock
            </Button>
          )}
          {items.some(({ isSold }) => isSold) && (
            <Button
              look="secondary"
              icon={<Copy aria-hidden size={18} />}
              aria-haspopup="dialog"
              onClick={() => setOpen({ kind: 'copy' })}
            >
              Copy to the next weeks
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'add' && <StockDialog {...dialog} item={null} goods={free} first={first} />}
        {open?.kind === 'change' && <StockDialog {...dialog} item={open.item} goods={[]} />}
        {open?.kind === 'copy' && <CopyDialog {...dialog} items={items.filter(({ isSold }) => isSold)} />}
      </Suspense>
    </Card>
  );
}
