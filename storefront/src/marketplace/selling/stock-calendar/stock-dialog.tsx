import type { DatedStockView } from '@farmgate/backend/contract/marketplace/dated-stock';
import { dateText, longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { useForm } from '../../../ui/forms/use-form';
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
  const saving = useStockChange(() => onOpenChange(false));
  const goodOf = (key: string) => goods.find((good) => good.key === key);
  const form = useForm<{ key: string; inventory: string }, unknown>({
    values: {
      key: (goods.find((good) => good.key === first) ?? goods[0])?.key ?? '',
      inventory: item ? String(item.inventory) : '',
    },
    check: ({ key, inventory }) => {
      const found = amountOf(inventory, item?.taken ?? 0);
      if ('error' in found) return at('inventory', found.error);
      return at('inventory', item || goodOf(key) ? null : 'Please choose a product.');
    },
    send: async ({ key, inventory: text }) => {
      const found = amountOf(text, item?.taken ?? 0);
      const chosen = item ?? goodOf(key);
      if ('error' in found || !chosen) return;
      const { productId, variantId } = chosen;
      const name = 'productName' in chosen ? chosen.productName : chosen.name;
      await saving.mutateAsync({
        items: [{ productId, variantId, date, inventory: found.amount, was: item?.inventory ?? null }],
        title: () => `${name}: ${found.amount} for ${dateText(date)}`,
      });
    },
    failed: 'We couldn’t save the stock. Please try again.',
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={item ? `Change ${item.productName}` : 'Add stock'}
      description={
        item ? `${longDateText(date)}: ${takenOf(item)} ordered so far.` : `For ${longDateText(date)}.`
      }
      submitLabel="Save stock"
      pendingLabel="Saving..."
    >
      <div className="flex flex-col gap-4">
        {!item && (
          <Select label="Product" {...form.field('key')}>
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
          help="Orders for this day take from here. 0 means none on this day."
          {...form.field('inventory')}
        />
      </div>
    </DialogForm>
  );
}
