import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { AskMore } from './ask-more';
import type { Weighing } from './use-weighing';
import {
  keyOf,
  nextNumber,
  type Package,
  packagesOfLine,
  priceOfPackage,
  type Total,
  totalOfLine,
  warningOf,
} from './weighing.rules';

export interface LinePackagesProps {
  order: OrderToWeigh;
  line: LineToWeigh;
  weighing: Weighing;
}

/**
 * @returns "1 of 2 weighed · 4.35 lb · $28.28 of at most $65.00"; where there is a price, a weight stands
 * beside it only where it is of that weight
 */
export function totalText(total: Total): string {
  const { weighed, missing, weight, price, most, off } = total;
  const money =
    price === null || most === null
      ? null
      : missing > 0
        ? `${dollars(price)} of at most ${dollars(most)}`
        : dollars(price);
  const parts = [
    missing > 0 ? `${weighed} of ${weighed + missing} weighed` : 'All weighed',
    showsWeight(total) && weight,
    weighed > 0 ? money : most !== null && `at most ${dollars(most)}`,
    off > 0 && `${dollars(off)} not charged`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Of several packages the prices are rounded one by one, and their sum is of no single weight. */
export const showsWeight = ({ weighed, price, off }: Total): boolean =>
  price === null ? weighed > 0 : weighed === 1 && off === 0;

function Weighed({ of, weighing }: { of: Package; weighing: Weighing }) {
  const { order, line, number, weight, key } = of;
  if (weight === null) return null;
  const priced = priceOfPackage(line, number);
  const about = `package ${number}, ${line.name}, ${order.customerName}`;
  const isOdd = warningOf(of, weight) !== null;
  return (
    <>
      <button
        type="button"
        aria-label={`Change ${weight}: ${about}`}
        className="hit flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
        onClick={() => weighing.choose(key)}
      >
        <span className="w-6 shrink-0 text-right text-sm text-soft tabular-nums">{number}</span>
        <span className="font-semibold tabular-nums">{weight}</span>
        {isOdd && <TriangleAlert aria-label="Unexpected weight" size={16} className="shrink-0 text-clay" />}
        {priced && <span className="ml-auto tabular-nums">{dollars(priced.price)}</span>}
      </button>
      <IconButton
        label={`Remove the weight of ${about}`}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={weighing.isPending}
        onClick={() => weighing.remove(of)}
      />
    </>
  );
}

/** The packages of a line: what they weigh, or that they are to be weighed. */
export function LinePackages({ order, line, weighing }: LinePackagesProps) {
  const isCurrent = (key: string) => weighing.current?.key === key;
  const packages = packagesOfLine(order, line);
  return (
    <div className="flex flex-col gap-1">
      <ol className="flex flex-col" aria-label={`Packages of ${line.name} for ${order.customerName}`}>
        {packages.map((of) => (
          <li
            key={of.key}
            {...(isCurrent(of.key) && { 'aria-current': 'step' as const })}
            className={clsx('flex items-center gap-1 rounded-control px-1', isCurrent(of.key) && 'bg-moss')}
          >
            {of.weight === null ? (
              <button
                type="button"
                className="hit flex min-h-11 flex-1 items-center gap-3 text-left"
                aria-label={`Weigh package ${of.number} of ${line.name} for ${order.customerName}`}
                onClick={() => weighing.choose(of.key)}
              >
                <span className="w-6 shrink-0 text-right text-sm text-soft tabular-nums">{of.number}</span>
                <span className="font-semibold text-leaf">
                  {isCurrent(of.key) ? 'On the scale now' : 'Weigh'}
                </span>
              </button>
            ) : (
              <Weighed of={of} weighing={weighing} />
            )}
          </li>
        ))}
      </ol>
      {line.inSteps && line.weighings.length > 0 && (
        <Button
          size="sm"
          look="quiet"
          className="self-start"
          icon={<Plus aria-hidden size={16} />}
          aria-label={`Add a package of ${line.name} for ${order.customerName}`}
          onClick={() => weighing.choose(keyOf(order, line, nextNumber(line)))}
        >
          Add a package
        </Button>
      )}
      <p className="text-sm text-soft tabular-nums">{totalText(totalOfLine(line))}</p>
      <AskMore order={order} line={line} />
    </div>
  );
}
