import { MAX_LABELS } from '@farmgate/backend/contract/marketplace/labels/label-sizes';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { readWeight } from '@farmgate/backend/contract/marketplace/weight/weight';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useState } from 'react';
import { AnchorButton, Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Select, TextField } from '../../../ui/fields/field';
import { LabelFields } from './label-fields';
import { isPrintable, labelsHref, useLabelChoice, wholeIn } from './label-setup';

interface Print {
  option: number | undefined;
  weight: string;
  copies: string;
}

function PrintFields({
  product,
  print,
  change,
}: {
  product: OwnProductView;
  print: Print;
  change: (changed: Partial<Print>) => void;
}) {
  const { option, weight, copies } = print;
  const options = product.variants ?? [];
  const per = options.find(({ id }) => id === option)?.weight?.per;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {options.length > 1 && (
        <Select
          label="Option"
          value={option}
          onChange={({ currentTarget }) => change({ option: Number(currentTarget.value) })}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {per && (
        <TextField
          label="Weight of a package"
          help="Leave it empty for a label without a total."
          optional
          placeholder="4.35 lb"
          value={weight}
          error={weightError(weight, per)}
          onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
        />
      )}
      <TextField
        label="How many"
        inputMode="numeric"
        value={copies}
        error={
          wholeIn(copies, 1, MAX_LABELS) === null
            ? `Please enter a number from 1 to ${MAX_LABELS}.`
            : undefined
        }
        onChange={({ currentTarget }) => change({ copies: currentTarget.value })}
      />
    </div>
  );
}

const weightError = (text: string, per: Parameters<typeof readWeight>[1]): string | undefined =>
  text.trim() === '' || readWeight(text, per) !== null
    ? undefined
    : 'Please enter the weight, such as 4.35 lb.';

export interface ProductLabelsDialogProps {
  product: OwnProductView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Prints labels of a product, as it was saved. */
export function ProductLabelsDialog({ product, open, onOpenChange }: ProductLabelsDialogProps) {
  const { choice, change } = useLabelChoice();
  const [print, setPrint] = useState<Print>({ option: product.variants?.[0]?.id, weight: '', copies: '1' });
  const { option, weight } = print;
  const per = product.variants?.find(({ id }) => id === option)?.weight?.per;
  const copies = wholeIn(print.copies, 1, MAX_LABELS);
  const isRight = copies !== null && (!per || weightError(weight, per) === undefined) && isPrintable(choice);
  const href = labelsHref(`products/${product.id}`, choice, localDay(new Date()), {
    ...{ option, copies: copies ?? 1, weight: per && weight.trim() ? weight.trim() : undefined },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Labels for ${product.name}`}
      description="They show what you last saved. This device remembers how your labels look."
      footer={
        isRight ? (
          <AnchorButton href={href} target="_blank" rel="noopener">
            Open labels
          </AnchorButton>
        ) : (
          <Button disabled>Open labels</Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <PrintFields
          product={product}
          print={print}
          change={(changed) => setPrint((known) => ({ ...known, ...changed }))}
        />
        <LabelFields choice={choice} change={change} />
      </div>
    </Dialog>
  );
}
