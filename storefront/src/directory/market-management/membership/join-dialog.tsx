import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { JoinMarketRequest } from '@farmgate/backend/contract/directory/market-management';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button, LinkButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast';
import { Select } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import { Skeleton } from '../../../ui/states/skeleton';
import { dashboardQuery } from '../../farmer/farmer-queries';
import { joinMarket, myMembershipsQuery } from '../market-queries';

export interface JoinDialogProps {
  market: { id: number; name: string };
  me: MeView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface OwnSeller {
  key: string;
  label: string;
  given: JoinMarketRequest;
}

/** The farms and the vendor of a person; undefined until they are known. */
function useOwnSellers({ role }: MeView) {
  const isVendor = role === 'vendor';
  const farms = useQuery(dashboardQuery());
  const vendor = useQuery({ ...apiQuery<VendorProfile>('/api/vendor/profile'), enabled: isVendor });
  const error = farms.error ?? vendor.error;
  const isThere = farms.data !== undefined && (!isVendor || vendor.data !== undefined);
  const sellers: OwnSeller[] | undefined = isThere
    ? [
        ...(vendor.data
          ? [
              {
                key: 'vendor',
                label: `${vendor.data.businessName} (vendor)`,
                given: { vendorId: vendor.data.id },
              },
            ]
          : []),
        ...(farms.data?.farms ?? [])
          .filter(({ isUnderReview }) => !isUnderReview)
          .map(({ id, name }) => ({
            key: `farm-${id}`,
            label: `${name} (farm)`,
            given: { farmId: id },
          })),
      ]
    : undefined;
  return {
    sellers,
    error: sellers ? null : error,
    retry: () => void Promise.all([farms.refetch(), isVendor && vendor.refetch()]),
  };
}

/** Asks with which farm or vendor somebody wants to be on a market's roster. */
export function JoinDialog({ market, me, open, onOpenChange }: JoinDialogProps) {
  const client = useQueryClient();
  const { sellers, error, retry } = useOwnSellers(me);
  const sellerOf = (key: string) => sellers?.find((seller) => seller.key === key) ?? sellers?.[0];
  const form = useForm<{ key: string }, Awaited<ReturnType<typeof joinMarket>>>({
    values: { key: '' },
    send: ({ key }) => joinMarket(market.id, sellerOf(key)?.given ?? {}),
    onSent: ({ name, status }) => {
      void client.invalidateQueries({ queryKey: myMembershipsQuery().queryKey });
      toast(
        status === 'member'
          ? { title: `${name} is on the roster` }
          : { title: 'Request sent', description: 'The market’s manager can approve it now.' },
      );
      onOpenChange(false);
    },
    failed: 'We couldn’t send it. Please try again.',
  });
  const chosen = sellerOf(form.values.key);
  const title = `Join ${market.name}?`;
  const dialog = { open, onOpenChange, title };
  if (error) {
    return (
      <Dialog {...dialog} footer={<Button onClick={retry}>Try again</Button>}>
        <p role="alert">{sentenceOf(error, 'We couldn’t load your farms. Check your connection.')}</p>
      </Dialog>
    );
  }
  if (!sellers) {
    return (
      <Dialog {...dialog}>
        <Skeleton className="h-16 rounded-control" />
      </Dialog>
    );
  }
  if (!chosen) {
    return (
      <Dialog {...dialog}>
        <div className="flex flex-col gap-5">
          <p>Rosters list farms and vendors that are on Farmgate. Add yours first, then come back.</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.claimFarm()}>Claim or add your farm</LinkButton>
            <LinkButton look="secondary" to={paths.vendorOnboarding}>
              Sell in the marketplace
            </LinkButton>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <DialogForm
      {...dialog}
      of={form}
      description="The market’s manager decides who’s on its roster."
      submitLabel="Ask to join"
      pendingLabel="Sending..."
    >
      <Select
        label="Who sells there?"
        value={chosen.key}
        disabled={form.isPending}
        onChange={({ currentTarget }) => {
          form.change({ key: currentTarget.value });
          form.forget();
        }}
      >
        {sellers.map(({ key: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </DialogForm>
  );
}
