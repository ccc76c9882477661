import { MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { ChangeDaysRequest } from '@farmgate/backend/contract/directory/market-management';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { dayTitle } from '../../../shared/market-day';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { changeDays, refreshMarket } from '../market-queries';
import {
  checkedIn,
  datesIn,
  type DayRange,
  rangeIssues,
  rangeTitle,
  unknownIn,
  withFirst,
} from './day-range';
import { TellsNote } from './tells-note';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then((module) => module.ChangeDaysRequest),
);

const WORDS = {
  cancel: {
    title: 'Cancel several days',
    submit: 'Cancel these days',
    pending: 'Canceling...',
    done: 'canceled',
  },
  restore: {
    title: 'Restore several days',
    submit: 'Restore these days',
    pending: 'Restoring...',
    done: 'restored',
  },
} as const;

export interface SeveralDaysDialogProps {
  marketId: number;
  /** Those that can be changed. */
  days: readonly MarketDayView[];
  /** Up to which date the market's days are known. */
  daysUntil: string;
  to: 'cancel' | 'restore';
  onClose: () => void;
}

/** Cancels days for one reason, such as a winter break, or restores them. */
export function SeveralDaysDialog({ marketId, days, daysUntil, to, onClose }: SeveralDaysDialogProps) {
  const client = useQueryClient();
  const words = WORDS[to];
  const restoring = useMutation({
    mutationFn: (changed: ChangeDaysRequest) =>
      changeDays(marketId, { ...changed, to: 'restore', reason: null }),
    onError: (error) => sayFailed('Your change wasn’t saved', error),
    onSettled: () => refreshMarket(client, marketId),
  });
  const [earliest, latest] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  // Whoever restores days wants to see all that are canceled.
  const range = to === 'cancel' ? { from: '', until: '' } : { from: earliest, until: latest };
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const form = useForm({
    schema,
    values: { ...range, dates: datesIn(days, range), reason: null as string | null },
    check: rangeIssues,
    request: ({ dates, from, until, reason }) => ({
      ...{ to, dates, reason },
      ...(unknownIn({ from, until }, daysUntil) ?? { from: null, until: null }),
    }),
    send: async (body) => {
      await changeDays(marketId, body);
      return body;
    },
    onSent: (body) => {
      const { dates, until } = body;
      refreshMarket(client, marketId);
      // Restoring says nothing of one that was confirmed or moved before.
      const isUndone =
        to === 'cancel' && days.every(({ date, status }) => status === 'scheduled' || !dates.includes(date));
      toast({
        title: until
          ? `Days through ${dayLabel(until, 3)} ${words.done}`
          : `${countOf(dates.length, 'day')} ${words.done}`,
        description: 'Shoppers see it on the market’s page.',
        ...(isUndone && { action: { label: 'Undo', onPress: () => restoring.mutate(body) } }),
      });
      onClose();
    },
    onFailed: () => refreshMarket(client, marketId),
    failed: 'We couldn’t change these days. Check your connection and try again.',
  });
  const { from, until, dates } = form.values;
  const [first] = dates;
  const isKnown = from !== '' && until !== '';
  const shown = days.filter(({ date }) => from <= date && date <= until);
  const unknown = unknownIn({ from, until }, daysUntil);
  const choose = (range: DayRange) => form.change({ ...range, dates: checkedIn(days, range, leftOut) });
  const check = (date: string, isChecked: boolean) => {
    const left = isChecked ? leftOut.filter((one) => one !== date) : [...leftOut, date];
    setLeftOut(left);
    form.change({ dates: checkedIn(days, { from, until }, left) });
  };
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={words.title}
      description={
        unknown && dates.length === 0 ? undefined : 'Vendors and followers get one message about all of them.'
      }
      submitLabel={words.submit}
      submitLook={to === 'cancel' ? 'danger' : 'primary'}
      closeLabel="Keep them"
      pendingLabel={words.pending}
    >
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="First day"
            type="date"
            min={earliest}
            value={from}
            readOnly={form.isPending}
            onChange={({ currentTarget }) => choose(withFirst(currentTarget.value, until))}
            error={form.errorOf('from')}
          />
          <TextField
            label="Last day"
            type="date"
            min={from || earliest}
            value={until}
            readOnly={form.isPending}
            onChange={({ currentTarget }) => choose({ from, until: currentTarget.value })}
            error={form.errorOf('until')}
          />
        </div>
        {isKnown && (shown.length > 0 || !unknown) && (
          <fieldset className="flex flex-col gap-1" disabled={form.isPending}>
            <legend className="mb-2 font-semibold">{rangeTitle(dates.length, shown.length)}</legend>
            {shown.map((day) => (
              <Checkbox
                key={day.date}
                label={dayTitle(day)}
                checked={dates.includes(day.date)}
                onChange={({ currentTarget }) => check(day.date, currentTarget.checked)}
              />
            ))}
            <FieldError id="several-days-error">{form.errorOf('dates')}</FieldError>
          </fieldset>
        )}
        {unknown && (
          <p className="text-sm text-soft">
            Market days from {dayLabel(unknown.from, 3)} through {dayLabel(unknown.until, 3)} will be{' '}
            {words.done}
            {dates.length > 0 && ', too'}. We don’t email anyone about days after {dayLabel(daysUntil, 3)}.
          </p>
        )}
        {to === 'cancel' && (
          <TextField
            label="Reason"
            placeholder="Winter break"
            help="Shoppers and everyone on the roster can read it."
            maxLength={MAX_EXCEPTION_TEXT}
            readOnly={form.isPending}
            {...form.field('reason')}
          />
        )}
        {first && <TellsNote marketId={marketId} date={first} />}
      </div>
    </DialogForm>
  );
}
