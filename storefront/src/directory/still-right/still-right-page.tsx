import type {
  ConfirmationAnswer,
  ConfirmationView,
} from '@farmgate/backend/contract/directory/confirmations';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { LinkFailure } from '../../ui/states/link-failure';
import { Spinner } from '../../ui/states/spinner';
import { Answered } from './answered';
import { sendByLink } from './confirmation-queries';

/** Nobody can request another link of this kind. */
const hintOf = (error: unknown) =>
  error instanceof ApiError && error.body?.error === 'LINK_NOT_VALID'
    ? 'It may have been cut off. Please open it from the email again, or answer on your dashboard.'
    : sentenceOf(error, 'Please check your connection and try again.');

function NotAnswered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <LinkFailure
      error={error}
      refused="This link can’t answer anymore"
      failed="We couldn’t save your answer"
      hint={hintOf(error)}
      instead={{ label: 'Go to your dashboard', to: paths.farmerDashboard }}
      onRetry={onRetry}
    />
  );
}

/**
 * Where the links of the yearly email lead: opening “still right” is the answer, and “closed for good” is
 * asked once more.
 */
export function StillRightPage() {
  const { id = '', answer } = useParams();
  // The part behind "#" is the browser's alone: the server does not know it when it renders.
  const token = useLocation().hash.slice(1);
  const [answered, setAnswered] = useState<ConfirmationView>();
  const [isClosing, setClosing] = useState(answer === 'closed');
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (given: ConfirmationAnswer | null) => sendByLink({ id, token }, given),
    onSuccess: (view, given) => {
      setAnswered(view);
      if (given !== null) setClosing(false);
    },
    onError: (failure) => answered && sayFailed('Your answer wasn’t saved', failure, 'Please try again.'),
  });
  const first = answer === 'right' ? answer : null;
  useEffect(() => mutate(first), [mutate, first, token]);
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title="Is everything still right?" noindex />
      {error && !answered && <NotAnswered error={error} onRetry={() => mutate(variables ?? null)} />}
      {answered && (
        <div role="status" className="min-w-0">
          <Answered
            of={answered}
            isClosing={isClosing}
            pending={isPending ? (variables ?? null) : null}
            onAnswer={mutate}
          />
        </div>
      )}
      {!answered && !error && (
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-2xl">Is everything still right?</h1>
          <p role="status" className="flex items-center gap-3 text-soft noscript:hidden">
            <Spinner />
            {first === null ? 'One moment...' : 'Saving your answer...'}
          </p>
          <p className="hidden text-soft noscript:block">
            Please turn on JavaScript, or answer on your dashboard.
          </p>
        </div>
      )}
    </div>
  );
}
