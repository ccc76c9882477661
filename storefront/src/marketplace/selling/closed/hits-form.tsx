import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import type {
  ClosureList,
  ClosurePreview,
  ClosureView,
} from '@farmgate/backend/contract/marketplace/closures';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { isCode } from '../../../lib/api/is-code';
import { CLOSURES } from '../../../shared/business/closures';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { type FormOf, useForm } from '../../../ui/forms/use-form';
import { takeClosures } from './closed-queries';
import {
  type BoxValues,
  checkBoxes,
  checkDays,
  type DayValues,
  rangeText,
  type RangeValues,
  stopsText,
} from './closed.rules';
import { DayBoxes } from './day-boxes';
import { DayOrders } from './day-orders';

interface HitsFormProps {
  range: RangeValues;
  preview: ClosurePreview;
  editing: ClosureView | null;
  today: string;
  onDone: () => void;
  /** Back to the days; what was chosen here is asked again. */
  onBack: () => void;
  /** Someone ordered meanwhile. */
  onOutdated: () => void;
}

interface Values {
  days: DayValues[];
  shareDays: BoxValues[];
  farmIds: number[];
  /** "dayId/memberId" of the markets that hear that they aren't coming. */
  markets: string[];
}

const keyOf = ({ dayId, memberId }: { dayId: number; memberId: number }) => `${dayId}/${memberId}`;
const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

const withOrders = ({ days }: ClosurePreview) => days.filter(({ orders }) => orders > 0);

/** Which of the days refuse to take orders that will be past their date there, by index. */
const pastAt = (error: Error): number[] =>
  isCode(error, 'PAST_DATE') ? issuesOf(error).map(({ path }) => Number(path.split('.')[1])) : [];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function useHitsForm({ range, preview, editing, onDone, onOutdated }: HitsFormProps) {
  const client = useQueryClient();
  /** Days for which the farm has read what will be past its date, by index. */
  const [past, setPast] = useState<Record<number, string>>({});
  const valuesBefore = editing && { from: editing.from, to: editing.to, note: editing.note ?? '' };
  const body = ({ days, shareDays, farmIds, markets }: Values) => ({
    ...range,
    days: days.map(({ windowId, orders, toWindowId }, index) => ({
      ...{ windowId, orders },
      ...(orders === 'move' && {
        toWindowId: Number(toWindowId),
        ...(past[index] === toWindowId && { pastDates: true }),
      }),
    })),
    shareDays: shareDays.map(({ toDateId, ...day }) => ({
      ...day,
      ...(day.boxes === 'move' && { toDateId: Number(toDateId) }),
    })),
    farmIds,
    comingTo: preview.markets
      .filter((day) => !markets.includes(keyOf(day)))
      .map(({ dayId, memberId }) => ({ dayId, memberId })),
    ...(editing && valuesBefore && { was: seenIn(editing, Object.keys(changesSince(valuesBefore, range))) }),
  });
  const form: FormOf<Values> = useForm<Values, ClosureList>({
    values: {
      days: withOrders(preview).map(({ id }) => ({ windowId: id, orders: '', toWindowId: '' })),
      shareDays: preview.shareDays.map(({ planId, dateId }) => ({ planId, dateId, boxes: '', toDateId: '' })),
      farmIds: preview.farms.map(({ id }) => id),
      markets: preview.markets.map(keyOf),
    },
    check: ({ days, shareDays }) => [...checkDays(days), ...checkBoxes(shareDays)],
    send: (values) =>
      callJson<ClosureList>(editing ? `${CLOSURES}/${editing.id}` : CLOSURES, {
        method: editing ? 'PUT' : 'POST',
        body: body(values),
      }),
    onFailed: (error) => {
      const { days } = form.getValues();
      setPast(Object.fromEntries(pastAt(error).map((index) => [index, days[index]?.toWindowId ?? ''])));
      if (!isCode(error, 'CLOSURE_OUTDATED')) return;
      toast({ title: 'New orders', description: sentenceOf(error, ''), variant: 'destructive' });
      onOutdated();
    },
    onSent: (list, { values }) => {
      takeClosures(client, list);
      const isTold =
        values.days.some(({ orders }) => orders !== 'keep') ||
        values.shareDays.some(({ boxes }) => boxes !== 'keep');
      toast({
        title: editing ? 'Closed days changed' : 'Closed days added',
        description: isTold
          ? 'We’re emailing each customer whose order or box changes.'
          : 'Shoppers see it within a minute.',
      });
      onDone();
    },
    failed: 'We couldn’t close these days. Please try again.',
  });
  const isPast = form.values.days.some(
    ({ orders, toWindowId }, index) => orders === 'move' && past[index] === toWindowId,
  );
  return { form, isPast };
}

/** What closed days hit, and what becomes of it; then one button. */
export function HitsForm(props: HitsFormProps) {
  const { range, preview, today, onBack } = props;
  const { form, isPast } = useHitsForm(props);
  const { days, shareDays, farmIds, markets } = form.values;
  const booked = withOrders(preview);
  const stops = stopsText(
    preview.days.filter(({ orders, boxes, status }) => orders + boxes.length === 0 && status === 'open'),
  );
  return (
    <Card className="p-4 sm:p-5">
      <Form of={form} aria-label="What changes" className="flex flex-col gap-6">
        <div>
          <h2 className="text-xl">Closed {rangeText(range, today)}</h2>
          {range.note && <p className="text-sm text-soft wrap-anywhere">{range.note}</p>}
        </div>
        {booked.length > 0 && (
          <Part title="Orders for these days">
            {booked.map((day, index) => (
              <DayOrders
                key={day.id}
                day={day}
                value={days[index] ?? { windowId: day.id, orders: '', toWindowId: '' }}
                onChange={(value) =>
                  form.change({ days: days.map((one, other) => (other === index ? value : one)) })
                }
                errorOf={(name) => form.errorOf(`days.${index}.${name}`)}
              />
            ))}
          </Part>
        )}
        {preview.shareDays.length > 0 && (
          <Part title="Boxes for these days">
            {preview.shareDays.map((day, index) => (
              <DayBoxes
                key={day.dateId}
                day={day}
                value={shareDays[index] ?? { ...day, boxes: '', toDateId: '' }}
                onChange={(value) =>
                  form.change({ shareDays: shareDays.map((one, other) => (other === index ? value : one)) })
                }
                errorOf={(name) => form.errorOf(`shareDays.${index}.${name}`)}
              />
            ))}
          </Part>
        )}
        {preview.hasShop && (
          <Part title="Your shop">
            <p className="text-sm">
              {stops ? `No one has ordered for ${stops}, and no one can now. ` : ''}Shoppers read “
              {backOnText(addDays(range.to))}” and can’t order until then. Orders you already have to ship
              stay.
            </p>
          </Part>
        )}
        {preview.markets.length > 0 && (
          <Part title="Markets hear you’re not coming">
            <div className="flex flex-col gap-1.5">
              {preview.markets.map((day) => (
                <Checkbox
                  key={keyOf(day)}
                  label={`${rangeText({ from: day.date, to: day.date }, today)}: ${day.name} (${day.memberName})`}
                  checked={markets.includes(keyOf(day))}
                  onChange={() => form.change({ markets: toggled(markets, keyOf(day)) })}
                />
              ))}
            </div>
          </Part>
        )}
        {preview.farms.length > 0 && (
          <Part title="Farm pages say you’re closed">
            <div className="flex flex-col gap-1.5">
              {preview.farms.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={farmIds.includes(id)}
                  onChange={() => form.change({ farmIds: toggled(farmIds, id) })}
                />
              ))}
            </div>
          </Part>
        )}
        {form.hasErrors ? (
          <FormFailure>Please check the fields marked above.</FormFailure>
        ) : (
          <FormFailure of={form} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
            {isPast ? 'Close and move anyway' : 'Close these days'}
          </Button>
          <Button look="quiet" disabled={form.isPending} onClick={onBack}>
            Change the days
          </Button>
        </div>
      </Form>
    </Card>
  );
}
