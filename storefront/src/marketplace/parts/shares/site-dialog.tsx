import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callJson } from '../../../lib/api/api';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { Select } from '../../../ui/fields/field';
import { RadioCard } from '../../../ui/fields/radio-card';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../amount-text';
import { boxDay, dayOfBox } from './box-words';
import type { BoxDialogProps } from './move-dialog';
import { focusBox } from './use-box-calls';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/subscriptions').then(
    (module) => module.BoxSiteRequest,
  ),
);

interface Values {
  scheduleId: string;
  range: 'once' | 'from';
}

/** Asks where a box is picked up, once or from there on. */
export function SiteDialog({ base, member, box, open, onOpenChange }: BoxDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const move = (scheduleId: number, range: Values['range']) =>
    range === 'once'
      ? callJson<SubscriptionView>(`${base}/boxes/${box.id}/site`, { method: 'POST', body: { scheduleId } })
      : callJson<SubscriptionView>(`${base}/site`, {
          method: 'PUT',
          body: { scheduleId, from: dayOfBox(box) },
        });
  const undo = async (range: Values['range']) => {
    try {
      client.setQueryData([base], await move(box.scheduleId, range));
      toast({ title: 'Site is as before' });
    } catch (error) {
      sayFailed('We couldn’t undo this.', error);
      void client.invalidateQueries({ queryKey: [base] });
    }
  };
  const form = useForm<Values, SubscriptionView, { scheduleId: number }>({
    schema,
    request: ({ scheduleId }) => ({ scheduleId: Number(scheduleId) }),
    values: { scheduleId: '', range: 'once' },
    send: ({ scheduleId }, { values }) => move(scheduleId, values.range),
    onSent: (answer, { values }) => {
      onOpenChange(false);
      client.setQueryData([base], answer);
      const site = member.sites.find(({ scheduleId }) => scheduleId === Number(values.scheduleId));
      toast({
        title: 'Site changed',
        description: `You pick up at ${site?.name ?? 'the other site'}.`,
        action: { label: 'Undo', onPress: () => void undo(values.range) },
      });
      focusBox(box.id);
    },
    failed: 'We couldn’t change the site. Check your connection and try again.',
  });
  const { values } = form;
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Pick up at another site?"
      description={boxDay(box)}
      submitLabel="Change site"
      pendingLabel="Changing..."
    >
      <div className="flex flex-col gap-4">
        <Select label="Site" {...form.field('scheduleId')}>
          <option value="">Choose a site</option>
          {member.sites
            .filter(({ scheduleId }) => scheduleId !== box.scheduleId)
            .map(({ scheduleId, name, fee }) => (
              <option key={scheduleId} value={scheduleId}>
                {fee > 0 ? `${name} (+${amountText(fee)} a box)` : name}
              </option>
            ))}
        </Select>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-semibold">For which boxes</legend>
          <RadioCard
            name={id}
            label="This box only"
            help="The others stay where they are."
            checked={values.range === 'once'}
            onChange={() => form.change({ range: 'once' })}
          />
          <RadioCard
            name={id}
            label="This box and all after it"
            help="Boxes that you changed by themselves stay."
            checked={values.range === 'from'}
            onChange={() => form.change({ range: 'from' })}
          />
        </fieldset>
      </div>
    </DialogForm>
  );
}
