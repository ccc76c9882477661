import type { TextsView, TextView } from '@farmgate/backend/contract/following/texts';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatMoment } from '../../lib/format/format-moment';
import { Button, LinkButton } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';
import { dismissText, restoreText } from './texts-calls';
import { useTextsChange } from './use-texts-change';

function Waiting({ text, now }: { text: TextView; now: Date }) {
  const dismissing = useTextsChange(
    () => dismissText(text.id),
    'Update dismissed',
    () => restoreText(text.id),
  );
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-5 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold whitespace-pre-line wrap-anywhere">“{text.body}”</p>
        <p className="mt-0.5 text-sm text-soft wrap-anywhere">
          {text.from} by {text.channel}, {formatMoment(text.createdAt, now)}
        </p>
        {text.answer && <p className="mt-1 text-sm wrap-anywhere">{text.answer}</p>}
        {dismissing.failure && <FormFailure>{dismissing.failure}</FormFailure>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <LinkButton size="sm" look="secondary" to={`${paths.ownFarm}#field-status`}>
          Set it by hand
        </LinkButton>
        <Button
          size="sm"
          look="quiet"
          aria-label={`Dismiss “${text.body.slice(0, 60)}”`}
          pendingLabel={dismissing.isPending && 'Dismissing...'}
          onClick={() => dismissing.mutate(undefined)}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** What was not understood, and is not dealt with yet. */
export function WaitingSection({ waiting, now }: { waiting: TextsView['waiting']; now: Date }) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-4">
      <h2 id="waiting" className="text-xl">
        We didn’t understand these
      </h2>
      <p className="max-w-measure text-soft">
        Nothing was changed. Set it by hand, or text it again as below.
      </p>
      <ul aria-labelledby="waiting" className="card max-w-3xl divide-y divide-line">
        {waiting.map((text) => (
          <Waiting key={text.id} text={text} now={now} />
        ))}
      </ul>
    </section>
  );
}
