import type { EnteredOrderPreview } from '@farmgate/backend/contract/marketplace/entered-orders';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { RECEIVED_BY, RECEIVED_LABELS } from '@farmgate/backend/contract/marketplace/received-words';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../../lib/api/api';
import type { Issue } from '../../../../lib/api/field-issues';
import { isCode } from '../../../../lib/api/is-code';
import { apiQuery } from '../../../../lib/api/queries';
import { useNow } from '../../../../lib/page/visit';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { Select, TextArea, TextField } from '../../../../ui/fields/field';
import { Form } from '../../../../ui/forms/form';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { FormSection } from '../../../../ui/forms/form-section';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { type FormPart, useForm } from '../../../../ui/forms/use-form';
import { useSameKey } from '../../../parts/use-same-key';
import { PICKUP_WINDOWS } from '../../pickups/pickup-queries';
import { whyRefused } from '../../sending';
import { OWN_PRODUCTS, VENDOR_ORDERS, refreshVendor } from '../../vendor-queries';
import { EnterProducts } from './enter-products';
import { EnterSums, previewQuery } from './enter-sums';
import { type EnterValues, NOTHING_ENTERED, enterRequest, toWeighNow } from './enter-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/entered-orders').then(
    (module) => module.EnteredOrderRequest,
  ),
);

type Part = FormPart<EnterValues>;

const windowsQuery = () => apiQuery<PickupWindowView[]>(withQuery(PICKUP_WINDOWS, { days: 56, limit: 500 }));

function Day({ form }: { form: Part }) {
  const now = useNow().toISOString();
  const { data, error, isPending, refetch } = useQuery(windowsQuery());
  const open = (data ?? []).filter(
    ({ siteId, status, ordersCloseAt }) => siteId !== null && status === 'open' && ordersCloseAt > now,
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <Select
        className="w-full"
        label="Pickup day"
        help={data && open.length === 0 && 'You have no open pickup day in the next 8 weeks.'}
        {...form.field('windowId')}
      >
        <option value="">{isPending ? 'Loading your days...' : 'Choose'}</option>
        {open.map((window) => (
          <option key={window.id} value={window.id}>
            {windowText(window)}, {window.placeName}
          </option>
        ))}
      </Select>
      {error && !data && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-danger" role="alert">
          We couldn’t load your days. Check your connection and try again.
          <Button size="sm" look="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

function When({ form, hasPickups }: { form: Part; hasPickups: boolean }) {
  const id = useId();
  const { values, change } = form;
  const labels = {
    pickup: hasPickups ? 'The customer picks it up on a pickup day' : 'The customer picks it up later',
    now: 'Handed over and paid now',
  };
  return (
    <FormSection title="When">
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">When</legend>
        {(['pickup', 'now'] as const).map((when) => (
          <label key={when} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={id}
              checked={values.when === when}
              onChange={() => change({ when })}
              className="size-4 shrink-0 accent-leaf"
            />
            {labels[when]}
          </label>
        ))}
      </fieldset>
      {values.when === 'pickup' && hasPickups && <Day form={form} />}
    </FormSection>
  );
}

function Customer({ form: { field } }: { form: Part }) {
  return (
    <FormSection title="Customer">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="First name" maxLength={80} autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" optional maxLength={80} autoComplete="off" {...field('lastName')} />
        <TextField
          label="Email"
          type="email"
          optional
          autoComplete="off"
          help="We email them the order. Without an address, no email is sent."
          {...field('email')}
        />
        <TextField label="Phone" type="tel" optional autoComplete="off" {...field('phone')} />
      </div>
      <TextArea label="Note" optional rows={2} maxLength={1000} {...field('notes')} />
    </FormSection>
  );
}

function Deposit({ form }: { form: Part }) {
  return (
    <Select
      label="How was the deposit paid?"
      help="The customer pays you the rest at the pickup."
      {...form.field('depositBy')}
    >
      <option value="">Not yet</option>
      {RECEIVED_BY.map((by) => (
        <option key={by} value={by}>
          {RECEIVED_LABELS[by]}
        </option>
      ))}
    </Select>
  );
}

/** @returns what is still to be said before the server can add it up */
function missing({ items, when, windowId }: EnterValues, hasPickups: boolean): Issue[] {
  const unweighed = toWeighNow({ items, when });
  return [
    ...(unweighed ? [{ path: 'items', message: `Please enter what ${unweighed} weighs.` }] : []),
    ...(when === 'pickup' && hasPickups && !windowId
      ? [{ path: 'windowId', message: 'Please choose a pickup day.' }]
      : []),
  ];
}

function useEntering(hasPickups: boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSameKey();
  const seen = useRef<EnteredOrderPreview | undefined>(undefined);
  const form = useForm<EnterValues, VendorOrderView, unknown>({
    schema,
    values: NOTHING_ENTERED,
    request: (values) => enterRequest(values, seen.current),
    check: (values) => missing(values, hasPickups),
    wrongOf: (error) => (isCode(error, 'VALIDATION_FAILED') ? null : []),
    send: (_checked, { values }) => {
      const body = enterRequest(values, seen.current);
      return callJson<VendorOrderView>(VENDOR_ORDERS, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': keyOf(body) },
      });
    },
    onSent: (order) => {
      toast({
        title: 'Order entered',
        description: order.email ? `We’re emailing it to ${order.email}.` : 'No email was sent.',
        staysOn: true,
      });
      const others = ['/api/vendor/analytics', '/api/vendor/statement', '/api/vendor/get-paid'];
      void refreshVendor(client, VENDOR_ORDERS, OWN_PRODUCTS, '/api/vendor/pickup', ...others);
      void navigate(paths.vendorOrder(order.id));
    },
    onFailed: () => void refreshVendor(client, OWN_PRODUCTS, `${VENDOR_ORDERS}/preview`),
    failed: whyRefused,
  });
  return { form, seen };
}

/** Enters an order for a customer who calls or stands at the stand. */
export function EnterForm({ vendor }: { vendor: VendorProfile }) {
  const windows = useQuery({ ...windowsQuery(), enabled: vendor.hasPickups ?? false });
  // Zones, and sites without days, ask for none.
  const hasPickups =
    (vendor.hasPickups ?? false) && (windows.data?.some(({ siteId }) => siteId !== null) ?? true);
  const { form, seen } = useEntering(hasPickups);
  const { values } = form;
  const isComplete = values.items.length > 0 && missing(values, hasPickups).length === 0;
  const preview = useQuery({
    ...previewQuery(values),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  const sums = isComplete && !preview.error ? preview.data : undefined;
  seen.current = preview.isPlaceholderData ? undefined : sums;
  return (
    <Form of={form} aria-label="Enter an order" className="flex max-w-2xl min-w-0 flex-col gap-8">
      <FormSection title="Products">
        <EnterProducts form={form} />
      </FormSection>
      <When form={form} hasPickups={hasPickups} />
      <Customer form={form} />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {isComplete && preview.error && (
          <p role="alert" className="text-danger">
            {whyRefused(preview.error)}
          </p>
        )}
        <div role="status">{sums && <EnterSums of={sums} />}</div>
        {sums && sums.deposit !== null && <Deposit form={form} />}
        <FormFailure of={form} />
        <Button
          type="submit"
          size="lg"
          className="self-start"
          disabled={isComplete && preview.isFetching}
          pendingLabel={form.isPending && 'Entering the order...'}
        >
          Enter order
        </Button>
      </div>
    </Form>
  );
}
