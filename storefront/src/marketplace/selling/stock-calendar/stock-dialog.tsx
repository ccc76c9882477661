import type { DatedStockView } from '@farmgate/backend/contract/marketplace/dated-stock';
import { dateText, longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { fieldIssues } from '../../../lib/api/field-issues';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { amountOf, type Good, takenOf } from './calendar.rules';
import { useStockChange } from './stock-queries';

export interface StockDialogProps {
  date: string;
  /** What is changed; null to add something. */
  item: DatedStockView | null;
  /** What can be added on this date. */
  goods: readonly Good[];
  /** The one that is chosen at first, by its key. */
  first?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says how many there are of a product on a date. */
export function StockDialog({ date, item, goods, first, open, onOpenChange }: StockDialogProps) {
  const id = useId();
  const [key, setKey] = useState(goods.some((good) => good.key === first) ? first : goods[0]?.key);
  const [text, setText] = useState(item ? String(item.inventory) : '');
  const [error, setError] = useState<string>();
  const saving = useStockChange(() => onOpenChange(false));
  const chosen = item ?? goods.find((good) => good.key === key);
  const name = item?.productName ?? goods.find((good) => good.key === key)?.name ?? '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = amountOf(text, item?.taken ?? 0);
    if ('error' in found || !chosen) {
      setError('error' in found ? found.error : 'Please choose a product.');
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (saving.isPending) return;
    const { productId, variantId } = chosen;
    const was = item?.inventory ?? null;
    saving.mutate(
      {
        items: [{ productId, variantId, date, inventory: found.amount, was }],
        title: () => `${name}: ${found.amount} for ${dateText(date)}`,
      },
      { onError: (failure) => setError(fieldIssues(failure, { inventory: null }).map(([, one]) => one)[0]) },
    );
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title={item ? `Change ${item.productName}` : 'Add stock'}
      description={
        item ? `${longDateText(date)}: ${takenOf(item)} ordered so far.` : `For ${longDateText(date)}.`
      }
      submitLabel="Save stock"
      pendingLabel={saving.isPending && 'Saving...'}
      failure={
        saving.error && !error
          ? sentenceOf(saving.error, 'We couldn’t save the stock. Please try again.')
          : null
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-4">
        {!item && (
          <Select label="Product" value={key} onChange={({ currentTarget }) => setKey(currentTarget.value)}>
            {goods.map((good) => (
              <option key={good.key} value={good.key}>
                {good.name}
              </option>
            ))}
          </Select>
        )}
        <TextField
          label={`How many for ${dateText(date)}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={text}
          error={error}
          help="Orders for this day take from here. 0 means none on this day."
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(undefined);
          }}
        />
      </div>
    </DialogForm>
  );
}
