import { ROUND_PERCENT } from '@farmgate/backend/contract/marketplace/shares/price-terms';
import type { RoundView } from '@farmgate/backend/contract/marketplace/shares/share-rounds';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { monthDay } from '../../../shared/shares/share-words';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { SAVING_FAILED } from '../sending';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-rounds').then(
    (module) => module.OpenRoundRequest,
  ),
);

interface Values {
  target: string;
  from: string;
  to: string;
  lastDay: string;
}

interface OpenRoundProps {
  address: string;
  /** Dollars that the boxes cost now. */
  now: number;
  /** The last day that can be chosen. */
  until: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const request = ({ target, from, to, lastDay }: Values) => ({
  ...{ target: target.replace(/[$,\s]/g, ''), from: whole(from), to: whole(to), lastDay },
});

/** Asks for the target, what may be pledged, and until when. */
export function OpenRound({ address, now, until, open, onOpenChange }: OpenRoundProps) {
  const client = useQueryClient();
  const form = useForm<Values, RoundView, unknown>({
    schema,
    request,
    values: {
      ...{ target: now.toFixed(2), from: String(ROUND_PERCENT.least), to: String(ROUND_PERCENT.most) },
      lastDay: until,
    },
    send: (_checked, { values }) => callJson<RoundView>(address, { method: 'POST', body: request(values) }),
    onSent: (opened) => {
      onOpenChange(false);
      client.setQueryData([address], opened);
      toast({ title: 'Round opened', description: 'Members with an email address hear of it.' });
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Open a pledge round?"
      description={`All boxes to come cost ${amountText(now)} now, without fees and tax. We email members and ask what they would pay. Nothing changes until you close the round.`}
      submitLabel="Open round"
      pendingLabel="Opening..."
    >
      <div className="flex flex-col gap-5">
        <TextField label="Target in dollars" inputMode="decimal" maxLength={14} {...form.field('target')} />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Least, percent" inputMode="numeric" maxLength={3} {...form.field('from')} />
          <TextField label="Most, percent" inputMode="numeric" maxLength={3} {...form.field('to')} />
        </div>
        <TextField
          type="date"
          label="Last day to pledge"
          max={until}
          help={`${monthDay(until)} at the latest, before the first box’s deadline.`}
          {...form.field('lastDay')}
        />
      </div>
    </DialogForm>
  );
}
