import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { notChargedText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { formatDate } from '../../../../lib/format/format';
import { amountText, wholeCents } from '../../../parts/amount-text';
import { type Package, priceOfPackage } from '../weighing.rules';

export interface WeightLabelsProps {
  businessName: string;
  /** All of them weighed. */
  packages: readonly Package[];
  /** ISO. */
  packedAt: string;
}

function Label({ of, businessName, packedAt }: Omit<WeightLabelsProps, 'packages'> & { of: Package }) {
  const { order, line, number, weight } = of;
  const priced = priceOfPackage(line, number);
  return (
    <li className="day-label" aria-label={`Label of package ${number}, order #${order.orderNumber}`}>
      <p className="truncate">{businessName}</p>
      <p className="day-label-name line-clamp-2 wrap-anywhere">{line.name}</p>
      <p className="weight-label-figures mt-auto flex justify-between gap-2 tabular-nums">
        <span>{weight}</span>
        {priced && <span>{dollars(priced.price)}</span>}
      </p>
      {line.prices && (
        <p className="text-right tabular-nums">
          {amountText(line.prices.unit)}
          {perText({ pricePer: line.per })}
        </p>
      )}
      {line.prices && priced && priced.off > 0 && (
        <p className="text-right tabular-nums">{notChargedText(wholeCents(line.prices.most), priced.off)}</p>
      )}
      <p className="mt-auto truncate font-semibold">
        #{order.orderNumber} {order.customerName}
      </p>
      <p>Packed {formatDate(packedAt)}</p>
    </li>
  );
}

/** A label for each package: nothing on screens. Its page has the styles. */
export function WeightLabels({ packages, ...label }: WeightLabelsProps) {
  return (
    <ul className="day-labels day-labels-weight">
      {packages.map((of) => (
        <Label key={of.key} of={of} {...label} />
      ))}
    </ul>
  );
}
