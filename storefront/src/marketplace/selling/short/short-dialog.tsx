import type { ShortPreview } from '@farmgate/backend/contract/marketplace/short-rows';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { ShortLineField } from './short-line-field';
import {
  type Choices,
  type LineChoice,
  type ShortItems,
  type ShortOrder,
  confirmLabel,
  isEverything,
  moneyText,
  readChoices,
  stockText,
} from './short-words';
import { useMarkShort, useShortPreview } from './use-short';

const FAILURE = 'We couldn’t mark these items as missing. Please try again.';

export interface ShortDialogProps {
  order: ShortOrder;
  /** Packers see no money. */
  seesMoney: boolean;
  onClose: () => void;
}

interface Asked {
  items: ShortItems;
  preview: ShortPreview | null;
}

interface ConfirmProps extends ShortDialogProps {
  asked: Asked;
  note: string;
  onBack: () => void;
}

/** Says exactly what goes back, since it cannot be undone. */
function Confirm({ order, asked: { items, preview }, note, onBack, onClose }: ConfirmProps) {
  const id = useId();
  const money = useRef<HTMLParagraphElement>(null);
  const isCancellation = isEverything(order, items);
  const marking = useMarkShort(order.id, () => {
    toast(
      isCancellation
        ? { title: 'Order canceled', description: `We’re emailing ${order.customerName}.` }
        : { title: 'Marked as missing', description: 'Tell your customer once you’ve checked the rest.' },
    );
    onClose();
  });
  useEffect(() => money.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!marking.isPending) marking.mutate({ items, note, ...(preview && { amount: preview.amount }) });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open
      onOpenChange={(open) => !open && onBack()}
      title={isCancellation ? `Cancel order #${order.orderNumber}?` : 'Is this right?'}
      description="You can’t undo this."
      submitLabel={confirmLabel(isCancellation, preview)}
      submitLook={isCancellation ? 'danger' : 'primary'}
      closeLabel="Go Back"
      pendingLabel={marking.isPending && 'Saving...'}
      failure={marking.error && sentenceOf(marking.error, FAILURE)}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-3">
        <p ref={money} tabIndex={-1} className="text-lg font-semibold wrap-anywhere outline-none">
          {moneyText(order, items, preview)}
        </p>
        {isCancellation && <p>Nothing of this order is left, so it’s canceled.</p>}
        {items.some(({ swap }) => swap) && (
          <p>What you swap in comes out of your stock and goes into this order.</p>
        )}
        <p className="text-sm text-soft wrap-anywhere">{stockText(order, items)}</p>
        {note.trim() !== '' && <p className="text-sm text-soft wrap-anywhere">Your note: “{note.trim()}”</p>}
      </div>
    </DialogForm>
  );
}

/** Asks how many there really are of each line, why, and then whether what that does is right. */
export function ShortDialog(props: ShortDialogProps) {
  const { seesMoney, onClose } = props;
  const id = useId();
  // What is asked about stays, also once the order has changed elsewhere: then it is refused.
  const [order] = useState(props.order);
  const [choices, setChoices] = useState<Choices>({});
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<{ problem: string; lineId: number } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const looking = useShortPreview(order.id);
  useEffect(() => {
    if (!wrong) return;
    document.getElementById(`${id}-form`)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong, id]);
  const change = (lineId: number, choice: LineChoice) => {
    setWrong(null);
    setChoices((before) => ({ ...before, [lineId]: { ...before[lineId], ...choice } }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (looking.isPending) return;
    const read = readChoices(order, choices);
    setWrong('problem' in read ? read : null);
    if ('problem' in read) return;
    if (!seesMoney) setAsked({ items: read.items, preview: null });
    else looking.mutate(read.items, { onSuccess: (preview) => setAsked({ items: read.items, preview }) });
  };
  if (asked) return <Confirm {...{ ...props, order, asked, note }} onBack={() => setAsked(null)} />;
  return (
    <DialogForm
      id={`${id}-form`}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is something missing?"
      description={`Order #${order.orderNumber} for ${order.customerName}`}
      submitLabel="Continue"
      pendingLabel={looking.isPending && 'Checking...'}
      failure={looking.error && sentenceOf(looking.error, FAILURE)}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-4">
        {order.lines.map((line) => (
          <ShortLineField
            key={line.id}
            orderId={order.id}
            line={line}
            choice={choices[line.id] ?? {}}
            error={wrong?.lineId === line.id ? wrong.problem : undefined}
            onChange={(choice) => change(line.id, choice)}
          />
        ))}
        <TextArea
          label="Note to your customer"
          optional
          rows={2}
          maxLength={300}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
