import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../shared/business/use-may';
import { monthDay } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { memberAddress, workQuery } from './vendor-shares';
import { NoteHours } from './work-hours';

type Worker = WorkersView['workers'][number];

export function WorkBadge({ worker: { left, state } }: { worker: Worker }) {
  if (left === 0) return <Badge>Done</Badge>;
  if (state === 'asked') return <Badge tone="sun">Asked to pay</Badge>;
  if (state === 'waived') return <Badge tone="plain">Let go</Badge>;
  return <Badge tone="outline">{hoursText(left)} left</Badge>;
}

function Row({ id, worker }: { id: string; worker: Worker }) {
  const { may } = useMay();
  const { name, hours, done, state, isEnded } = worker;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          {may('money') ? (
            <Link to={sharePaths.shareMember(id, worker.id)} className="link hit">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-soft">
          {done} of {hoursText(hours)}
          {isEnded && ', ended'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <WorkBadge worker={worker} />
        {may('pack') && state === 'open' && (
          <NoteHours id={id} base={memberAddress(id, String(worker.id))} name={name} />
        )}
      </div>
    </li>
  );
}

/** Who works for a part of the share, and how many hours each has left. */
export function Workers({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(workQuery(id));
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load the hours." error={error} onRetry={refetch} />;
  if (!data) return null;
  const { workers, until } = data;
  return (
    <section aria-labelledby="work" className="flex max-w-3xl flex-col gap-3">
      <h2 id="work" className="text-xl">
        Work
      </h2>
      {until && (
        <p className="text-sm text-soft">
          {workers.length === 0
            ? 'No hours yet. Members who join with work appear here.'
            : `The last day to work is ${monthDay(until)}.`}
        </p>
      )}
      {workers.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {workers.map((worker) => (
              <Row key={worker.id} id={id} worker={worker} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
