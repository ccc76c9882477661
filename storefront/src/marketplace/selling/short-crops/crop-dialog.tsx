import {
  CROP_RULE_HELP,
  CROP_RULE_LABELS,
  CROP_RULES,
  type CropRule,
} from '@farmgate/backend/contract/marketplace/short-crop-words';
import type { CropOfDay, ShortCropPreview } from '@farmgate/backend/contract/marketplace/short-crops';
import {
  SHORT_REASON_LABELS,
  SHORT_REASONS,
  type ShortReason,
} from '@farmgate/backend/contract/marketplace/short-row-words';
import { useEffect, useRef, useState } from 'react';
import { countOf, formatCount } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { RadioCard } from '../../../ui/fields/radio-card';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { SAVING_FAILED } from '../sending';
import { costOf, moneyLines, sendsText, unitsText } from './crop-words';
import { markCrop, previewCrop, useShowCrops } from './short-crops-query';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/short-crops').then(
    (module) => module.ShortCropPreviewRequest,
  ),
);

interface Values {
  available: string;
  rule: CropRule;
  reason: ShortReason;
}

interface CropDialogProps {
  day: string;
  crop: CropOfDay;
  /** What was chosen last. */
  rule: CropRule;
  onClose: () => void;
}

interface ConfirmProps extends CropDialogProps {
  asked: { preview: ShortCropPreview; values: Values };
  onBack: () => void;
}

/** Who gets what and what that costs, before anything changes. */
function Confirm({ day, crop, asked: { preview, values }, onBack, onClose }: ConfirmProps) {
  const show = useShowCrops(day);
  const money = useRef<HTMLUListElement>(null);
  const { available, needed } = preview;
  const form = useForm<Record<never, never>, Awaited<ReturnType<typeof markCrop>>>({
    values: {},
    send: () =>
      markCrop({
        ...{ day, key: crop.key, available, rule: values.rule, reason: values.reason },
        ...{ amount: costOf(preview), needed },
      }),
    onSent: (view) => {
      onClose();
      toast({ title: 'Lists and labels updated', description: 'You can still undo it.' });
      return show(view);
    },
    failed: SAVING_FAILED,
  });
  useEffect(() => money.current?.focus(), []);
  const short = preview.list.filter((one) => one.given < one.needed);
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onBack()}
      title={`Share out ${unitsText(available, crop.unit)} of ${unitsText(needed, crop.unit)}?`}
      description={`${crop.name}: ${countOf(short.length, 'customer gets', 'customers get')} less.`}
      submitLabel="Share it out"
      closeLabel="Go back"
      pendingLabel="Saving..."
    >
      <div className="flex flex-col gap-4">
        <ul ref={money} tabIndex={-1} className="text-lg font-semibold outline-none">
          {moneyLines(preview).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-sm text-soft">
          Lists, labels and farm credit change now. Refunds and emails go out at the first handover, or on{' '}
          {sendsText(preview)}. Until then you can undo it.
        </p>
        <ul
          aria-label="Who gets what"
          className="max-h-72 divide-y divide-line overflow-y-auto border-y border-line text-sm"
        >
          {preview.list.map((one, index) => (
            <li key={`${one.what} ${index}`} className="flex items-baseline justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{one.name}</span>
                <span className="block text-soft">{one.what}</span>
              </span>
              <span className="shrink-0 text-right tabular-nums">
                {formatCount(one.given)} of {formatCount(one.needed)}
                {one.amount > 0 && <span className="block text-soft">{amountText(one.amount)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DialogForm>
  );
}

/** Asks how many there are and who gets them, and then whether that is right. */
export function CropDialog(props: CropDialogProps) {
  const { day, crop, rule, onClose } = props;
  const [asked, setAsked] = useState<ConfirmProps['asked'] | null>(null);
  const request = ({ available, rule: chosen }: Values) => ({
    ...{ day, key: crop.key, rule: chosen },
    available: Number(available.trim() || Number.NaN),
  });
  const form = useForm<Values, ShortCropPreview, ReturnType<typeof request>>({
    schema,
    request,
    values: {
      available: crop.short ? String(crop.short.available) : '',
      rule: crop.short?.rule ?? rule,
      reason: crop.short?.reason ?? 'weather',
    },
    send: previewCrop,
    onSent: (preview, { values }) => setAsked({ preview, values }),
    failed: 'We couldn’t work out who gets what. Check your connection and try again.',
  });
  if (asked) return <Confirm {...props} asked={asked} onBack={() => setAsked(null)} />;
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Short of ${crop.name}?`}
      description={`This day needs ${unitsText(crop.needed, crop.unit)}.`}
      submitLabel="See who gets what"
      pendingLabel="Working it out..."
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="How many do you have?"
          inputMode="numeric"
          maxLength={7}
          {...form.field('available')}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm font-semibold">Who gets them?</legend>
          {CROP_RULES.map((one) => (
            <RadioCard
              key={one}
              value={one}
              label={CROP_RULE_LABELS[one]}
              help={CROP_RULE_HELP[one]}
              {...radio(form.field('rule'))}
            />
          ))}
        </fieldset>
        <Select label="Why?" {...form.field('reason')}>
          {SHORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {SHORT_REASON_LABELS[reason]}
            </option>
          ))}
        </Select>
      </div>
    </DialogForm>
  );
}

const radio = <Field extends { error: string | undefined }>({ error: _error, ...control }: Field) => control;
