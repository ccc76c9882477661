import type { DatedStockView } from '@farmgate/backend/contract/marketplace/dated-stock';
import { dateText, longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { countOf } from '../../../lib/format/format';
import { Select } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import { weeksAfter } from './calendar.rules';
import { useStockChange } from './stock-queries';

const WEEKS = [1, 2, 3, 4, 6, 8, 12];
/** So many changes fit in one call. */
const MOST_CHANGES = 200;

export interface CopyDialogProps {
  date: string;
  items: readonly DatedStockView[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Copies the stock of a date to the same weekday of the weeks after it. */
export function CopyDialog({ date, items, open, onOpenChange }: CopyDialogProps) {
  const copying = useStockChange(() => onOpenChange(false));
  const form = useForm<{ weeks: number }, unknown>({
    values: { weeks: 4 },
    send: ({ weeks }) =>
      copying.mutateAsync({
        items: weeksAfter(date, weeks).flatMap((day) =>
          items.map(({ productId, variantId, inventory }) => ({
            ...{ productId, variantId, date: day, inventory },
          })),
        ),
        onlyNew: true,
        title: (changed) => {
          const days = new Set(changed.map((one) => one.date)).size;
          return days === 0 ? 'Those days have stock already' : `Copied to ${countOf(days, 'day')}`;
        },
      }),
    failed: 'We couldn’t copy the stock. Please try again.',
  });
  const { weeks } = form.values;
  const choices = WEEKS.filter((count) => count === 1 || count * items.length <= MOST_CHANGES);
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Copy to the next weeks"
      description={`Sets what you have on ${longDateText(date)} for the same weekday. Stock that’s already set stays as it is.`}
      submitLabel="Copy stock"
      pendingLabel="Copying..."
    >
      <Select
        label="How many weeks"
        value={weeks}
        help={`Until ${dateText(weeksAfter(date, weeks).at(-1) ?? date)}.`}
        onChange={({ currentTarget }) => form.change({ weeks: Number(currentTarget.value) })}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {countOf(count, 'week')}
          </option>
        ))}
      </Select>
    </DialogForm>
  );
}
