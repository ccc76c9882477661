import type { ShortPreview } from '@farmgate/backend/contract/marketplace/short-rows';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { useForm } from '../../../ui/forms/use-form';
import { ShortLineField } from './short-line-field';
import {
  type Choices,
  type ShortItems,
  type ShortOrder,
  confirmLabel,
  isEverything,
  moneyText,
  readChoices,
  stockText,
} from './short-words';
import { markShort, previewShort, useRefreshShort } from './use-short';

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
  const refresh = useRefreshShort();
  const money = useRef<HTMLParagraphElement>(null);
  const isCancellation = isEverything(order, items);
  const form = useForm<Record<never, never>, unknown>({
    values: {},
    send: () => markShort(order.id, { items, note, ...(preview && { amount: preview.amount }) }),
    onSent: () => {
      toast(
        isCancellation
          ? { title: 'Order canceled', description: `We’re emailing ${order.customerName}.` }
          : { title: 'Marked as missing', description: 'Tell your customer once you’ve checked the rest.' },
      );
      onClose();
      return refresh();
    },
    // Perhaps somebody else has changed it.
    onFailed: refresh,
    failed: FAILURE,
  });
  useEffect(() => money.current?.focus(), []);
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onBack()}
      title={isCancellation ? `Cancel order #${order.orderNumber}?` : 'Is this right?'}
      description="You can’t undo this."
      submitLabel={confirmLabel(isCancellation, preview)}
      submitLook={isCancellation ? 'danger' : 'primary'}
      closeLabel="Go back"
      pendingLabel="Saving..."
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
  // What is asked about stays, also once the order has changed elsewhere: then it is refused.
  const [order] = useState(props.order);
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useForm<{ choices: Choices; note: string }, Asked>({
    values: { choices: {}, note: '' },
    check: ({ choices }) => {
      const read = readChoices(order, choices);
      return 'problem' in read ? at(`choices.${read.lineId}`, read.problem) : null;
    },
    send: async ({ choices }) => {
      const read = readChoices(order, choices);
      const items = 'items' in read ? read.items : [];
      return { items, preview: seesMoney ? await previewShort(order.id, items) : null };
    },
    onSent: setAsked,
    failed: FAILURE,
  });
  const { choices, note } = form.values;
  if (asked) return <Confirm {...{ ...props, order, asked, note }} onBack={() => setAsked(null)} />;
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is something missing?"
      description={`Order #${order.orderNumber} for ${order.customerName}`}
      submitLabel="Continue"
      pendingLabel="Checking..."
    >
      <div className="flex flex-col gap-4">
        {order.lines.map((line) => (
          <ShortLineField
            key={line.id}
            orderId={order.id}
            line={line}
            choice={choices[line.id] ?? {}}
            error={form.errorOf(`choices.${line.id}`)}
            onChange={(choice) => {
              const { choices: held } = form.getValues();
              form.change({ choices: { ...held, [line.id]: { ...held[line.id], ...choice } } });
            }}
          />
        ))}
        <TextArea label="Note to your customer" optional rows={2} maxLength={300} {...form.field('note')} />
      </div>
    </DialogForm>
  );
}
