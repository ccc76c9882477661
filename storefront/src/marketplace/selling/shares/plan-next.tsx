import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { whyRefused } from '../sending';
import { refreshVendor } from '../vendor-queries';
import { VENDOR_SHARES } from './vendor-shares';

/** A draft of next season as this one was. */
export function PlanNext({ plan }: { plan: SharePlanView }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = useMutation({
    mutationFn: () =>
      callJson<SharePlanView>(`${VENDOR_SHARES}/${plan.id}/next`, { method: 'POST', body: {} }),
    onSuccess: async ({ id }) => {
      await refreshVendor(client, VENDOR_SHARES);
      await navigate(sharePaths.vendorShare(id));
    },
  });
  return (
    <section aria-labelledby="next" className="flex max-w-3xl flex-col items-start gap-3">
      <h2 id="next" className="text-xl">
        Next season
      </h2>
      <p className="text-sm text-soft">
        Start from this season, on the days of next year. When you publish it, you can keep your members’
        places through a day and ask them by email.
      </p>
      {next.error && <FormFailure>{whyRefused(next.error)}</FormFailure>}
      <Button look="secondary" pendingLabel={next.isPending && 'Planning...'} onClick={() => next.mutate()}>
        Plan next season
      </Button>
    </section>
  );
}
