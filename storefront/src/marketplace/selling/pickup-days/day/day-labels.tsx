import { hoursText, shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useState } from 'react';
import { formatUnit } from '../../../../lib/format/format';
import { Select } from '../../../../ui/fields/field';
import { ShortCropLines } from '../../../parts/short-crops';
import './day-labels.css';
import { LABEL_SIZES, type LabelSize, labelLines } from './labels-rules';
import type { PackedOrder } from './packed-order';

function Label({ order, day, lines }: { order: PackedOrder; day: PickupWindowView; lines: number }) {
  const { shown, more } = labelLines(order.items, lines);
  return (
    <li className="day-label" aria-label={`Label of order #${order.orderNumber}`}>
      <p className="day-label-name wrap-anywhere">{order.collector ?? order.customerName}</p>
      <p className="wrap-anywhere">
        #{order.orderNumber}
        {order.collector && ` for ${order.customerName}`}
      </p>
      <p className="font-semibold wrap-anywhere">
        {shortDayText(day.startsAt, day.timeZone)}, {hoursText(day)} · {day.placeName}
      </p>
      <ul className="flex flex-col">
        {shown.map(({ name, unit, quantity }) => (
          <li key={`${name} ${unit}`} className="truncate">
            <span className="font-semibold tabular-nums">{quantity}</span> {name} {formatUnit(unit)}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      <ShortCropLines crops={order.shortCrops} />
    </li>
  );
}

/** A label for each order, on the sheet or roll that the farm has. */
export function DayLabels({ day, orders }: { day: PickupWindowView; orders: readonly PackedOrder[] }) {
  const [size, setSize] = useState<LabelSize>('letter');
  const lines = LABEL_SIZES.find(({ value }) => value === size)?.lines ?? 5;
  return (
    <section aria-labelledby="labels" className="flex flex-col gap-4">
      <h2 id="labels" className="text-xl print:hidden">
        Labels
      </h2>
      <div className="max-w-xs print:hidden">
        <Select
          label="Label size"
          value={size}
          onChange={({ currentTarget }) => setSize(currentTarget.value as LabelSize)}
        >
          {LABEL_SIZES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p className="text-sm text-soft print:hidden">
        In the print dialog, choose this paper, 100% scale and no headers or footers.
      </p>
      <ul className={`day-labels day-labels-${size}`}>
        {orders.map((order) => (
          <Label key={order.id} order={order} day={day} lines={lines} />
        ))}
      </ul>
    </section>
  );
}
