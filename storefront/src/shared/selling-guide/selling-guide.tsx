import { GUIDE_TITLES } from '@farmgate/backend/contract/marketplace/guide-steps';
import type {
  GuideStepView,
  SellingGuide as Guide,
} from '@farmgate/backend/contract/marketplace/selling-guide';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { ChevronDown, Circle, CircleCheck, X } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/navigation/link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { SendConfirmation } from '../sign-in/send-confirmation';
import { useSession } from '../sign-in/session';
import { FirstWindowOffer } from './first-window-offer';
import { useDismissing } from './use-dismissing';
import { useOpenGuide } from './use-open-guide';

/** What staff look at, each with its tick. */
function Checks({ checks }: Pick<Guide, 'checks'>) {
  return (
    <ul aria-label="What we check" className="mt-2 flex flex-col gap-1 text-sm">
      {checks.map(({ label, isFine, isOurs }) => (
        <li key={label} className="flex items-start gap-2">
          {isFine ? (
            <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-leaf" />
          ) : (
            <Circle aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
          )}
          <span className={isFine ? 'text-soft' : undefined}>
            {label}
            {isFine || !isOurs ? (
              <VisuallyHidden>{isFine ? ' (done)' : ' (missing)'}</VisuallyHidden>
            ) : (
              <span className="text-soft"> (we look at this)</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface StepProps {
  step: GuideStepView;
  guide: Guide;
  /** The first one that can be done: its link is a button. */
  isNext: boolean;
}

function Step({ step: { key, missing, to }, guide, isNext }: StepProps) {
  const { me } = useSession();
  const title = GUIDE_TITLES[key];
  const isLater = to === null && key !== 'email';
  const offer = key === 'window' ? guide.firstWindow : null;
  const isOwnEmail = key === 'email' && me?.emailConfirmedAt === null;
  return (
    <li className="flex items-start gap-3">
      <Circle
        aria-hidden
        size={22}
        className={`shrink-0 text-soft ${isNext && !offer && to !== null ? 'mt-2' : 'mt-0.5'}`}
      />
      <div className="flex min-w-0 grow flex-col items-start gap-1.5">
        {to === null ? (
          <p className={isLater ? 'text-soft' : 'font-semibold'}>
            {title}
            {isLater && <VisuallyHidden>. {missing}</VisuallyHidden>}
          </p>
        ) : isNext && !offer ? (
          <LinkButton size="sm" to={to}>
            {title}
          </LinkButton>
        ) : (
          <Link to={to} className="link hit font-semibold">
            {title}
          </Link>
        )}
        {!isLater && (
          <p className="max-w-measure text-sm whitespace-pre-line wrap-anywhere text-soft">{missing}</p>
        )}
        {key === 'approval' && guide.checks.length > 0 && <Checks checks={guide.checks} />}
        {isOwnEmail && <SendConfirmation label="Send the link again" />}
        {offer && (
          <div className="w-full">
            <FirstWindowOffer window={offer} look={isNext ? 'primary' : 'secondary'} />
          </div>
        )}
        {key === 'farm' && (
          <Link to={paths.claimFarm()} className="link hit text-sm">
            Claim one from our directory
          </Link>
        )}
      </div>
    </li>
  );
}

function Done({ steps }: { steps: readonly GuideStepView[] }) {
  return (
    <details className="group">
      <summary className="hit inline-flex cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-soft [&::-webkit-details-marker]:hidden">
        <CircleCheck aria-hidden size={18} className="text-leaf" />
        {steps.length} done
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm text-soft">
        {steps.map(({ key }) => (
          <li key={key} className="flex items-center gap-2">
            <CircleCheck aria-hidden size={16} className="shrink-0 text-leaf" />
            {GUIDE_TITLES[key]}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * What is left to do until one sells: at the top of both dashboards, until all of it is done or the person
 * has put it away.
 */
export function SellingGuide() {
  const guide = useOpenGuide();
  const dismiss = useDismissing();
  if (!guide) return null;
  const left = guide.steps.filter(({ isDone }) => !isDone);
  const done = guide.steps.filter(({ isDone }) => isDone);
  const next = left.find(({ to }) => to !== null);
  return (
    <section aria-labelledby="getting-started" className="rounded-card bg-sunk p-5 sm:p-7">
      <div className="mb-4 flex items-start justify-between gap-3">
        <div>
          <h2 id="getting-started" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
            Getting started
          </h2>
          <p className="mt-1 text-sm text-soft">
            {done.length} of {guide.steps.length} steps to your first sale are done.
          </p>
        </div>
        <IconButton
          label="Dismiss the guide"
          icon={<X aria-hidden size={20} />}
          onClick={() => void dismiss(true)}
        />
      </div>
      <ol className="flex flex-col gap-4">
        {left.map((step) => (
          <Step key={step.key} step={step} guide={guide} isNext={step === next} />
        ))}
      </ol>
      {done.length > 0 && (
        <div className="mt-5">
          <Done steps={done} />
        </div>
      )}
    </section>
  );
}
