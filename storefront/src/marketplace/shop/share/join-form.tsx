import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePayBy } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { useSession } from '../../../shared/sign-in/session';
import { LinkButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { Skeleton } from '../../../ui/states/skeleton';
import { askedAddOns, type ChosenAddOn } from '../../parts/shares/add-on-choices';
import { ChoiceFields } from '../../parts/shares/choice-fields';
import {
  type ChoiceValues,
  choicesIn,
  choicesQuery,
  isTrial,
  missingChoices,
  quoteRequest,
} from '../../parts/shares/choice-values';
import { PayByField } from '../../parts/shares/pay-by-field';
import { ShareQuote, useShareQuote } from '../../parts/shares/share-quote';
import { WorkField } from '../../parts/shares/work-field';

const WaitInLine = lazy(() => import('./wait-in-line').then((module) => ({ default: module.WaitInLine })));
const AddOnFields = lazy(() =>
  import('../../parts/shares/add-on-fields').then((module) => ({ default: module.AddOnFields })),
);
const JoinPerson = lazy(() => import('./join-person').then((module) => ({ default: module.JoinPerson })));

function LogIn({ here, isFull }: { here: string; isFull: boolean }) {
  return (
    <div className="flex flex-col gap-2 noscript:hidden">
      <LinkButton size="lg" wide to={paths.login({ returnTo: here })}>
        {isFull ? 'Log in to get in line' : 'Log in to join'}
      </LinkButton>
      <p className="text-sm text-soft">
        New here?{' '}
        <Link to={paths.register({ returnTo: here })} className="link">
          Create an account
        </Link>
        . We keep what you chose.
      </p>
    </div>
  );
}

/** Everything that joining a share needs, with what it costs. Who is logged in goes on below it. */
export function JoinForm({ share }: { share: ShareView }) {
  const [query] = useSearchParams();
  const [values, setValues] = useState(() => choicesIn(share, query));
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const { status } = useSession();
  const [addOns, setAddOns] = useState<ChosenAddOn[]>([]);
  const [payBy, setPayBy] = useState<SharePayBy>('farm');
  const quote = useShareQuote(`/api/shares/${share.id}/quote`, share, values);
  const tries = isTrial(share, values);
  const isFull = isCode(quote.error, 'SHARE_FULL') || isCode(quote.error, 'SHARE_SITE_FULL');
  const change = (some: Partial<ChoiceValues>) => {
    setValues({ ...values, ...some });
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in some))));
  };
  /** @returns whether all is chosen; what is missing says so and gets the focus */
  const check = () => {
    const missing = missingChoices(share, values);
    setWrong(missing);
    setTimeout(() =>
      document.querySelector<HTMLElement>('#join-share :is([data-invalid], [aria-invalid=true])')?.focus(),
    );
    return Object.keys(missing).length === 0;
  };
  return (
    <section id="join-share" aria-labelledby="join" className="flex flex-col gap-6">
      <h2 id="join" className="text-xl">
        Join this share
      </h2>
      <ChoiceFields canWait share={share} form={{ values, change, errorOf: (name) => wrong[name] }} />
      {share.work && !isFull && !tries && (
        <WorkField quote={quote.data} works={values.works} onChange={(works) => change({ works })} />
      )}
      {isFull ? (
        <Suspense fallback={<Skeleton className="h-24 w-full rounded-control" />}>
          <WaitInLine share={share} choices={values} why={sentenceOf(quote.error, '')} />
        </Suspense>
      ) : (
        <ShareQuote quote={quote} />
      )}
      {share.addOns.length > 0 && !isFull && !tries && (
        <Suspense fallback={<Skeleton className="h-24 w-full rounded-control" />}>
          <AddOnFields
            addOns={share.addOns}
            main={values}
            chosen={addOns}
            onChange={setAddOns}
            total={quote.isPlaceholderData ? undefined : quote.data?.total}
          />
        </Suspense>
      )}
      {share.takesCards && !isFull && (
        <PayByField farm={share.vendor.name} value={payBy} onChange={setPayBy} />
      )}
      {status === 'visitor' && (
        <LogIn isFull={isFull} here={sharePaths.share(share.id, share.name, choicesQuery(values))} />
      )}
      {status === 'checking' && <Skeleton className="h-13 w-full rounded-control noscript:hidden" />}
      {status === 'signed-in' && !isFull && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-control" />}>
          <JoinPerson
            share={share}
            payBy={payBy}
            choices={quoteRequest(share, values)}
            quote={quote}
            mayJoin={check}
            addOns={tries ? [] : askedAddOns(share.addOns, addOns, values)}
            {...(tries && { label: 'Join the trial' })}
          />
        </Suspense>
      )}
      {!share.takesCards && (
        <p className="text-sm text-soft">You pay {share.vendor.name}, by check or in cash.</p>
      )}
      <p className="hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block">
        Please turn on JavaScript to join.
      </p>
    </section>
  );
}
