import { quantityText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { DialogForm } from '../../../ui/dialogs/dialog-form';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/forms/field';
import { amountText, wholeCents } from '../../parts/amount-text';
import { costOfLeft, isAtMost } from '../order-weights';
import {
  type ItemChange,
  type Kept,
  type OpenLine,
  moneyBackText,
  openLines,
  readChanges,
} from './change-words';
import type { ChangeDialogProps } from './change-dialog';
import { useShareCall } from './use-share-call';

/** More than that are typed, not chosen. */
const MOST_CHOICES = 60;

interface KeepFieldProps {
  line: OpenLine;
  value: string;
  onChange: (value: string) => void;
}

/** How many of a line are kept. */
function KeepField({ line: { name, open, weight }, value, onChange }: KeepFieldProps) {
  const isCut = weight?.inSteps === true;
  const label = `${name}: how ${isCut ? 'much' : 'many'} to keep`;
  const textOf = (count: number) => (weight ? quantityText(weight, count) : String(count));
  if (open > MOST_CHOICES && !isCut)
    return (
      <TextField
        label={label}
        inputMode="numeric"
        maxLength={6}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        help={`You ordered ${open}.`}
      />
    );
  return (
    <Select label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {Array.from({ length: open + 1 }, (_, index) => open - index).map((count) => (
        <option key={count} value={count}>
          {count === open ? `${textOf(count)} (no change)` : count === 0 ? 'None' : textOf(count)}
        </option>
      ))}
    </Select>
  );
}

/** Sends the change, and says what comes back. */
function useChange({ share, onClose }: ChangeDialogProps) {
  return useShareCall<{ items: ItemChange[] }>(share, 'items', (after) => {
    const now = after.fulfilments.find((one) => one.id === share.id);
    const back = wholeCents(now?.refunded ?? 0) - wholeCents(share.refunded);
    const less = wholeCents(share.total) - wholeCents(now?.total ?? share.total);
    toast({
      title: 'Items changed',
      description:
        back > 0
          ? `We’re refunding ${amountText(back / 100)}. It can take a few days to arrive.`
          : isAtMost(after)
            ? `You pay at most ${amountText(costOfLeft(after))} now.`
            : `You pay ${amountText(less / 100)} less.`,
    });
    onClose();
  });
}

/** Takes items out, and says what comes back for them. */
export function ChangeItems({ order, share, onClose }: ChangeDialogProps) {
  const id = useId();
  // What is asked about stays, also once the order has changed in another tab: then it is refused.
  const [lines] = useState(() => openLines(share));
  const [kept, setKept] = useState<Kept>({});
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useChange({ order, share, onClose });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const read = readChanges(lines, kept);
    setProblem('problem' in read ? read.problem : null);
    if ('items' in read) saving.mutate({ items: read.items });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Take items out?"
      description={moneyBackText(order)}
      submitLabel="Change Items"
      closeLabel="Keep All Items"
      pendingLabel={saving.isPending && 'Changing...'}
      failure={
        problem ??
        (saving.error && sentenceOf(saving.error, 'We couldn’t change your order. Please try again.'))
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        {lines.map((line) => (
          <KeepField
            key={line.id}
            line={line}
            value={kept[line.id] ?? String(line.open)}
            onChange={(value) => setKept((before) => ({ ...before, [line.id]: value }))}
          />
        ))}
        <p className="text-sm text-soft">To add something, place another order for the same day.</p>
      </div>
    </DialogForm>
  );
}
