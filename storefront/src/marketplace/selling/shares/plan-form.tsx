import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { MAX_TRIAL_BOXES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, Select, TextArea, TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { RestoredNote } from '../../../ui/forms/restored-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { AddOnDays } from './add-on-days';
import { PlanPrices } from './plan-prices';
import { PlanHolds, PlanPayments, PlanRefund } from './plan-rules';
import { PlanSeason, PlanSites } from './plan-season';
import { PlanSizes } from './plan-sizes';
import { addOnValues, NEW_PLAN, type PlanValues, planFieldAt, planRequest, planValues } from './plan-values';
import { PlanWork } from './plan-work';
import { VENDOR_SHARES, vendorShareQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-plans').then(
    (module) => module.SharePlanRequest,
  ),
);

interface PlanFormProps {
  userId: number;
  /** Null for a new one. */
  plan: SharePlanView | null;
  /** Of an add-on. */
  main?: SharePlanView | undefined;
  sites: readonly PickupSiteView[];
}

function usePlanForm({ userId, plan, main }: PlanFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useKeptForm<PlanValues, SharePlanView, never, unknown>({
    schema,
    request: planRequest,
    fieldAt: planFieldAt,
    values: plan ? planValues(plan) : main ? addOnValues(main) : NEW_PLAN,
    draft: { name: `farmgate-share-draft-${plan?.id ?? (main ? `add-on-${main.id}` : 'new')}`, userId },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values }) =>
      callJson<SharePlanView>(plan ? `${VENDOR_SHARES}/${plan.id}` : VENDOR_SHARES, {
        method: plan ? 'PUT' : 'POST',
        body: planRequest(values),
      }),
    onSent: async (saved) => {
      await refreshVendor(client, VENDOR_SHARES);
      client.setQueryData(vendorShareQuery(String(saved.id)).queryKey, saved);
      toast({ title: saved.status === 'draft' ? 'Draft saved' : 'Share saved', staysOn: true });
      return navigate(sharePaths.vendorShare(saved.id), { replace: true });
    },
    failed: SAVING_FAILED,
  });
}

/** What a share is: sizes, season, sites, rules and payments. Of a published one what may still change. */
export function PlanForm(props: PlanFormProps) {
  const { plan, main, sites } = props;
  const form = usePlanForm(props);
  const { field } = form;
  const isDraft = plan === null || plan.status === 'draft';
  return (
    <Form of={form} className="flex max-w-3xl flex-col gap-8">
      <RestoredNote of={form} />
      <div className="flex flex-col gap-5">
        <TextField
          label="Name"
          maxLength={120}
          placeholder={main ? 'Eggs' : 'Vegetable share 2027'}
          {...field('name')}
        />
        <TextArea
          label="What’s in it"
          optional
          rows={3}
          maxLength={2_000}
          help="What members can look forward to, and how you grow it."
          {...field('description')}
        />
      </div>
      <PlanSizes form={form} />
      {isDraft ? (
        <>
          {main ? (
            <AddOnDays form={form} main={main} />
          ) : (
            <>
              <PlanSeason form={form} />
              <PlanSites form={form} sites={sites} />
            </>
          )}
          <PlanHolds form={form} />
          <PlanRefund form={form} />
          {!main && <PlanPrices form={form} />}
          <PlanPayments form={form} />
          {!main && <PlanWork form={form} />}
        </>
      ) : (
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
          The share is published, so its dates, sites, rules and payments stay. A new price is for members who
          join from now on.
        </p>
      )}
      <div className="flex flex-col gap-5 border-t border-line pt-7">
        {form.values.addOnToId === null && (
          <Select
            label="Boxes to try first"
            className="max-w-60"
            help="New members can buy these alone. We ask before the last one if they’d like to keep going."
            {...field('trialBoxes')}
          >
            <option value="">None, they join for the season</option>
            {Array.from({ length: MAX_TRIAL_BOXES }, (_, index) => (
              <option key={index} value={index + 1}>
                {countOf(index + 1, 'box', 'boxes')}
              </option>
            ))}
          </Select>
        )}
        <TextField
          type="date"
          label="Last day to join"
          optional
          className="max-w-60"
          help="Blank means as long as there are boxes and places left."
          {...field('joinUntil')}
        />
        {!isDraft && (
          <Checkbox
            label="Hide it from new members. Boxes of those who joined go on."
            {...field('isHidden')}
          />
        )}
      </div>
      <FormFailure of={form} />
      <div>
        <Button type="submit" size="lg" pendingLabel={form.isPending && 'Saving...'}>
          {isDraft ? 'Save draft' : 'Save share'}
        </Button>
      </div>
    </Form>
  );
}
