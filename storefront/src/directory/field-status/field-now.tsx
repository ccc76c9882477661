import { fieldStatusText, PICKING_STATES } from '@farmgate/backend/contract/directory/field-states';
import type { FieldStatusList, FieldStatusView } from '@farmgate/backend/contract/directory/field-status';
import { useNow } from '../../lib/page/visit';
import { dayAndTimeThere, hoursText, untilThere } from '../../shared/field-status/field-now';
import { useHolding } from '../../shared/field-status/field-now';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/pictures/picture';

function Said({ said, timeZone, name }: { said: FieldStatusView; timeZone: string | null; name: string }) {
  const { crop, state, note, imageUrl, opens, closes, saidAt, until } = said;
  const hours = hoursText(opens, closes);
  const now = useNow();
  return (
    <li
      id={`status-${said.id}`}
      className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4 first:pt-0 last:pb-0"
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-1.5">
        <Badge tone={PICKING_STATES.includes(state) ? 'leaf' : 'clay'}>{fieldStatusText(crop, state)}</Badge>
        {note && <p className="max-w-measure wrap-anywhere">{note}</p>}
        {hours && <p className="text-sm">Hours today: {hours}</p>}
        <p className="text-sm text-soft">
          Updated {dayAndTimeThere(saidAt, timeZone, now)}. Good through {untilThere(until, timeZone, now)}.
        </p>
      </div>
      {imageUrl && (
        <div className="w-40 shrink-0 overflow-hidden rounded-control">
          <Picture
            address={imageUrl}
            alt={`${crop ?? 'The field'} at ${name}`}
            sizes="10rem"
            otherwise={null}
          />
        </div>
      )}
    </li>
  );
}

/** What a farm or market says of its field or stand right now; nothing where it says nothing. */
export function FieldNow({
  said,
  name,
  timeZone,
}: {
  said: FieldStatusList | undefined;
  name: string;
  timeZone: string | null;
}) {
  const statuses = useHolding(said);
  if (statuses.length === 0) return null;
  return (
    <section
      aria-labelledby="field-now"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h2 id="field-now" className="text-xl">
        Right now
      </h2>
      <ul aria-labelledby="field-now" className="divide-y divide-line">
        {statuses.map((one) => (
          <Said key={one.id} said={one} timeZone={timeZone} name={name} />
        ))}
      </ul>
    </section>
  );
}
