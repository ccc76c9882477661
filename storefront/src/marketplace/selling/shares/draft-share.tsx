import { seasonDays } from '@farmgate/backend/contract/marketplace/shares/season';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import {
  boxUsual,
  monthDay,
  rhythmText,
  ruleSentences,
  seasonText,
} from '../../../shared/shares/share-words';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { amountText } from '../../parts/amount-text';
import { paymentsText } from '../../parts/shares/choice-values';
import { whyRefused } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES, vendorShareQuery } from './vendor-shares';

interface DraftProps {
  plan: SharePlanView;
}

function PublishButton({ plan }: DraftProps) {
  const client = useQueryClient();
  const [renewUntil, setRenewUntil] = useState('');
  const publish = useMutation({
    mutationFn: () =>
      callJson<SharePlanView>(`${VENDOR_SHARES}/${plan.id}/publish`, {
        method: 'POST',
        body: { renewUntil },
      }),
    onSuccess: async (saved) => {
      client.setQueryData(vendorShareQuery(String(plan.id)).queryKey, saved);
      toast({
        title: 'Share published',
        description: renewUntil
          ? 'We emailed last season’s members.'
          : `${plan.addOnTo ? 'Members' : 'People'} can ${plan.addOnTo ? 'add' : 'join'} it now.`,
      });
      await refreshVendor(client, VENDOR_SHARES);
    },
  });
  return (
    <ConfirmButton
      label="Publish"
      look="primary"
      title={`Publish ${plan.name}?`}
      confirmLabel="Publish the share"
      pendingLabel={publish.isPending && 'Publishing...'}
      failure={publish.error && whyRefused(publish.error)}
      onOpen={() => publish.reset()}
      onConfirm={() => publish.mutate()}
    >
      {plan.addOnTo
        ? `Members of ${plan.addOnTo.name} can add it right away. Each`
        : 'People can join right away. Each'}{' '}
      member gets a box on each date that is left. The {countOf(plan.dates.length, 'date')}, sites, rules and
      payments then stay as they are. You can still cancel a day, and change texts, places and the price for
      new members.
      {plan.renewsId !== null && (
        <TextField
          label="Keep last season’s members’ places through"
          type="date"
          className="mt-4"
          help="They get an email now and can say yes or no. After that day, anyone can have their places. Leave it empty to ask no one."
          value={renewUntil}
          max={plan.firstDay}
          onChange={({ currentTarget }) => setRenewUntil(currentTarget.value)}
        />
      )}
    </ConfirmButton>
  );
}

function DeleteButton({ plan }: DraftProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callJson(`${VENDOR_SHARES}/${plan.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      toast({ title: 'Draft deleted', staysOn: true });
      await navigate(sharePaths.vendorShares, { replace: true });
      client.removeQueries({ queryKey: vendorShareQuery(String(plan.id)).queryKey });
    },
  });
  return (
    <ConfirmButton
      label="Delete draft"
      look="quiet"
      title={`Delete ${plan.name}?`}
      confirmLabel="Delete the draft"
      pendingLabel={remove.isPending && 'Deleting...'}
      failure={remove.error && sentenceOf(remove.error, 'Check your connection and try again.')}
      isDangerous
      onOpen={() => remove.reset()}
      onConfirm={() => remove.mutate()}
    >
      It has no members yet. You can’t undo this.
    </ConfirmButton>
  );
}

/** A draft as members would see it, with its dates, and publishing it. */
export function DraftShare({ plan }: DraftProps) {
  const { may } = useMay();
  const { sizes, sites, dates, payments } = plan;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card className="flex flex-col gap-4 p-5">
        <p className="font-semibold">
          {rhythmText(plan)}, {seasonText(seasonDays(plan.dates, plan))}
        </p>
        <ul className="flex flex-col gap-1 text-sm">
          {sizes.map(({ id, name, price, places }) => (
            <li key={id}>
              {name}: {amountText(price)} a box, {countOf(places, 'place')}
            </li>
          ))}
        </ul>
        <ul className="flex flex-col gap-1 text-sm">
          {sites.map(({ scheduleId, name, fee, usual }) => (
            <li key={scheduleId} className="wrap-anywhere">
              {name}
              {fee > 0 && ` (+${amountText(fee)} a box)`}: {boxUsual(usual)}
            </li>
          ))}
        </ul>
        <ul className="list-disc pl-5 text-sm">
          {ruleSentences(plan).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>Payments: {payments.map((count) => paymentsText(count).toLowerCase()).join(', ')}.</li>
        </ul>
      </Card>
      <section aria-labelledby="dates" className="flex flex-col gap-3">
        <h2 id="dates" className="text-lg">
          {countOf(dates.length, 'date')}
        </h2>
        <ul className="flex flex-wrap gap-2 text-sm tabular-nums">
          {dates.map(({ date, half }) => (
            <li key={date} className="rounded-full bg-sunk px-3 py-1">
              {monthDay(date)}
              {half && ` ${half}`}
            </li>
          ))}
        </ul>
      </section>
      {may('price') && (
        <div className="flex flex-wrap gap-3">
          <PublishButton plan={plan} />
          <LinkButton
            look="secondary"
            to={sharePaths.editShare(plan.id)}
            icon={<Pencil aria-hidden size={18} />}
          >
            Edit draft
          </LinkButton>
          <DeleteButton plan={plan} />
        </div>
      )}
    </div>
  );
}
