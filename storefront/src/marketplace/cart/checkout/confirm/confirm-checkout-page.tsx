import type { EmailFirstView } from '@farmgate/backend/contract/marketplace/email-first';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { callJson, sentenceOf } from '../../../../lib/api/api';
import { PageHead } from '../../../../lib/page/page-head';
import { isBadLink } from '../../../../shared/sign-in/is-bad-link';
import { useLinkToken } from '../../../../shared/sign-in/use-link-token';
import { Button, LinkButton } from '../../../../ui/button';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { Skeleton } from '../../../../ui/states/skeleton';
import { resumeWaiting } from './waiting-checkout';

function BadLink() {
  return (
    <>
      <FormFailure>
        This link has expired or was already used. If you haven’t placed your order yet, go back to checkout
        and place it there.
      </FormFailure>
      <LinkButton to={paths.checkout()} size="lg" wide>
        Go to checkout
      </LinkButton>
    </>
  );
}

function Confirmed({ isHere }: EmailFirstView) {
  // Taken once: what this tab has now is the checkout as it was left.
  const [path] = useState(
    () =>
    isHere ? (resumeWaiting(() => sessionStorage, () => localStorage, Date.now()) ?? paths.checkout()) : null, // oxfmt-ignore
  );
  return (
    <>
      <p role="status" className="flex items-start gap-2.5 rounded-control bg-moss px-3.5 py-3 text-sm">
        <MailCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
        <span>
          Your email is confirmed.{' '}
          {path === null
            ? 'Go back to the device where you were ordering, and place your order there.'
            : 'Your order isn’t placed yet. Your cart is saved.'}
        </span>
      </p>
      {path !== null && (
        <LinkButton to={path} size="lg" wide>
          Continue to checkout
        </LinkButton>
      )}
    </>
  );
}

function Confirm({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      callJson<EmailFirstView>('/api/checkout/confirm-email', { method: 'POST', body: { token } }),
  });
  if (data) return <Confirmed {...data} />;
  if (isBadLink(error)) return <BadLink />;
  return (
    <>
      <p>After this, you can place your order. Your cart is saved.</p>
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t reach Farmgate. Please try again.')}</FormFailure>
      )}
      <Button size="lg" wide onClick={() => mutate()} pendingLabel={isPending && 'Confirming...'}>
        Confirm my email
      </Button>
    </>
  );
}

/** Where the link in the email before an order leads. Programs that open links don't press the button. */
export function ConfirmCheckoutPage() {
  const token = useLinkToken();
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Confirm your email" noindex />
      <div className="mx-auto flex max-w-md flex-col gap-5">
        <h1 className="text-2xl md:text-3xl">Confirm your email</h1>
        <noscript>
          <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
            Please turn on JavaScript to confirm your email.
          </p>
        </noscript>
        {token === undefined && <Skeleton className="h-14 noscript:hidden" />}
        {token === '' && <BadLink />}
        {token && <Confirm key={token} token={token} />}
      </div>
    </div>
  );
}
