import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../../ui/fields/field';
import { at } from '../../../ui/forms/field-errors';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { type FormOf, useForm } from '../../../ui/forms/use-form';
import { Link } from '../../../ui/navigation/link';
import { ChoiceFields } from '../../parts/shares/choice-fields';
import { type ChoiceValues, choicesIn, choicesQuery } from '../../parts/shares/choice-values';
import { SUBSCRIPTIONS, subscriptionQuery } from '../../parts/shares/share-queries';
import { ShareQuote, useShareQuote } from '../../parts/shares/share-quote';
import { useSameKey } from '../../parts/use-same-key';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/subscriptions').then(
    (module) => module.JoinShareRequest,
  ),
);

interface JoinValues extends ChoiceValues {
  firstName: string;
  lastName: string;
  phone: string;
  agreeToTerms: boolean;
}

/** What the account knows, in the fields that are still empty. */
function useKnownPerson({ getValues, change }: FormOf<JoinValues>) {
  const { me } = useSession();
  useEffect(() => {
    if (!me) return;
    const known = { firstName: me.firstName ?? '', lastName: me.lastName ?? '', phone: me.phone ?? '' };
    for (const name of ['firstName', 'lastName', 'phone'] as const)
      if (getValues(name) === '') change({ [name]: known[name] });
    // What is known comes once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [me?.id]);
}

function Person({ form }: { form: FormOf<JoinValues> }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="So the farm can reach you about a box."
        {...form.field('phone')}
      />
      <Checkbox
        label={
          <>
            I agree to the rules of this share, the{' '}
            <Link to={paths.terms} target="_blank" className="link">
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank" className="link">
              Privacy Policy
            </Link>
            .
          </>
        }
        {...form.field('agreeToTerms')}
      />
    </>
  );
}

/** What the form holds, what that costs, and its way to the server. */
function useJoinForm(share: ShareView) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const keyOf = useSameKey();
  const quoteAddress = `/api/shares/${share.id}/quote`;
  const form = useForm<JoinValues, SubscriptionView, unknown>({
    schema,
    request: (values) => ({ ...values, shareId: share.id, payBy: 'farm', total: total.current ?? undefined }),
    check: ({ half }) =>
      share.rhythm === 'every_other' && half === null ? at('half', 'Please choose which weeks.') : null,
    values: { ...choicesIn(share, query), firstName: '', lastName: '', phone: '', agreeToTerms: false },
    send: (body) =>
      callJson<SubscriptionView>(SUBSCRIPTIONS, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': keyOf(body) },
      }),
    onSent: (joined) => {
      client.setQueryData(subscriptionQuery(String(joined.id)).queryKey, joined);
      toast({ title: 'You joined', description: 'Here are your boxes.', staysOn: true });
      return navigate(sharePaths.membership(joined.id));
    },
    onFailed: () => client.invalidateQueries({ queryKey: [quoteAddress] }),
    failed: 'We couldn’t sign you up. Check your connection and try again.',
  });
  const quote = useShareQuote(quoteAddress, share, form.values);
  const total = { current: quote.isPlaceholderData ? undefined : quote.data?.total };
  useKnownPerson(form);
  return { form, quote };
}

/** Everything that joining a share needs, with what it costs. */
export function JoinForm({ share }: { share: ShareView }) {
  const { form, quote } = useJoinForm(share);
  const { status } = useSession();
  const here = sharePaths.share(share.id, share.name, choicesQuery(form.values));
  return (
    <Form of={form} className="flex flex-col gap-6" aria-labelledby="join">
      <h2 id="join" className="text-xl">
        Join this share
      </h2>
      <ChoiceFields share={share} form={form} />
      <ShareQuote quote={quote} />
      {status === 'signed-in' && <Person form={form} />}
      <FormFailure of={form} />
      {status === 'visitor' ? (
        <div className="flex flex-col gap-2">
          <LinkButton size="lg" wide to={paths.login({ returnTo: here })}>
            Log in to join
          </LinkButton>
          <p className="text-sm text-soft">
            New here?{' '}
            <Link to={paths.register({ returnTo: here })} className="link">
              Create an account
            </Link>
            . We keep what you chose.
          </p>
        </div>
      ) : (
        <Button
          type="submit"
          size="lg"
          wide
          className="noscript:hidden"
          disabled={status === 'checking' || (quote.isComplete && quote.isFetching)}
          pendingLabel={form.isPending && 'Joining...'}
        >
          Join
        </Button>
      )}
      <p className="text-sm text-soft">You pay {share.vendor.name}, by check or in cash.</p>
      <p className="hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block">
        Please turn on JavaScript to join.
      </p>
    </Form>
  );
}
