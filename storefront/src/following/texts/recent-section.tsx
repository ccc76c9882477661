import type { TextsView, TextView } from '@farmgate/backend/contract/following/texts';
import { formatMoment } from '../../lib/format/format-moment';
import { Badge } from '../../ui/badge';

function outcomeOf({ outcome, isUndone }: TextView) {
  if (isUndone) return <Badge tone="outline">Undone</Badge>;
  if (outcome === 'done') return <Badge>Done</Badge>;
  if (outcome === 'asked') return <Badge tone="sun">We asked back</Badge>;
  if (outcome === 'not-understood') return <Badge tone="sun">Not understood</Badge>;
  if (outcome === 'refused') return <Badge tone="outline">Nothing changed</Badge>;
  return null;
}

/** What was sent lately, and what we made of it. */
export function RecentSection({ recent, now }: { recent: TextsView['recent']; now: Date }) {
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-4">
      <h2 id="recent" className="text-xl">
        Recent updates
      </h2>
      {recent.length === 0 ? (
        <p className="max-w-measure text-soft">
          No updates yet. What you send will appear here with our answer.
        </p>
      ) : (
        <ol aria-labelledby="recent" className="max-w-3xl divide-y divide-line border-y border-line">
          {recent.map((text) => (
            <li key={text.id} className="flex flex-col gap-1 py-3">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <p className="font-semibold whitespace-pre-line wrap-anywhere">{text.body || '(no words)'}</p>
                {outcomeOf(text)}
              </div>
              {text.answer && <p className="text-sm wrap-anywhere">{text.answer}</p>}
              <p className="text-sm text-soft wrap-anywhere">
                {text.from} by {text.channel}, {formatMoment(text.createdAt, now)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
