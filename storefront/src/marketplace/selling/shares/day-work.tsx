import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { dayLabel } from '../../../lib/format/day-label';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { Select } from '../../../ui/fields/field';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { memberAddress, workAddress, workQuery } from './vendor-shares';
import { NoteHours, TakeBackHours } from './work-hours';
import { WorkBadge } from './workers';

type Worker = WorkersView['workers'][number];

/** What one tap notes. Other hours have a dialog. */
const USUAL_HOURS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8];

interface RowProps {
  id: string;
  date: string;
  worker: Worker;
  /** What one tap notes. */
  hours: number;
  /** The day is not still to come. */
  isDue: boolean;
}

/** Notes hours by one tap, and offers to take that back. */
function AddHours({ id, date, worker, hours }: Omit<RowProps, 'isDue'>) {
  const client = useQueryClient();
  const base = memberAddress(id, String(worker.id));
  const known = new Set(worker.worked.map((one) => one.id));
  const keep = (saved: WorkersView) => {
    client.setQueryData([workAddress(id)], saved);
    return client.invalidateQueries({ queryKey: [base] });
  };
  const undo = useMutation({
    mutationFn: (hoursId: number) => callJson<WorkersView>(`${base}/hours/${hoursId}`, { method: 'DELETE' }),
    onSuccess: keep,
    onError: (error) => sayFailed('We couldn’t remove these hours.', error),
  });
  const add = useMutation({
    mutationFn: () =>
      callJson<WorkersView>(`${base}/hours`, { method: 'POST', body: { hours, day: date, note: null } }),
    onSuccess: (saved) => {
      const own = saved.workers.find((one) => one.id === worker.id);
      const added = own?.worked.find((one) => !known.has(one.id) && one.day === date);
      toast({
        title: `${hoursText(hours)} saved`,
        description: worker.name,
        ...(added && { action: { label: 'Undo', onPress: () => undo.mutate(added.id) } }),
      });
      return keep(saved);
    },
    onError: (error) => {
      sayFailed('We couldn’t save these hours.', error);
      void client.invalidateQueries({ queryKey: [workAddress(id)] });
    },
  });
  return (
    <Button
      size="sm"
      aria-label={`Add ${hoursText(hours)}, ${worker.name}`}
      pendingLabel={add.isPending && 'Saving...'}
      onClick={() => add.mutate()}
    >
      Add {hoursText(hours)}
    </Button>
  );
}

function Row({ id, date, worker, hours, isDue }: RowProps) {
  const { name, done, state, worked } = worker;
  const base = memberAddress(id, String(worker.id));
  const here = worked.filter(({ day }) => day === date);
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-soft">
            {done} of {hoursText(worker.hours)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {here.length === 0 && <WorkBadge worker={worker} />}
          {isDue && state === 'open' && (
            <>
              {here.length === 0 && <AddHours {...{ id, date, worker, hours }} />}
              <NoteHours id={id} base={base} name={name} day={date} />
            </>
          )}
        </div>
      </div>
      {here.map((one) => (
        <div key={one.id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {hoursText(one.hours)} this day
            {one.note && <span className="block text-soft">{one.note}</span>}
          </span>
          {state === 'open' && <TakeBackHours id={id} base={base} worked={one} name={name} />}
        </div>
      ))}
    </li>
  );
}

/** Whose hours are noted that day, and who still has hours left: they may come. No money is in it. */
export function DayWork({ id, date }: { id: string; date: string }) {
  const { may } = useMay();
  const isDue = date <= houseDay(useNow());
  const [hours, setHours] = useState(2);
  const { data, error, refetch } = useQuery(workQuery(id));
  if (!data) {
    if (!error) return <RowsSkeleton label="Loading the hours..." />;
    return <CouldNotLoad title="We couldn’t load the hours." error={error} onRetry={refetch} />;
  }
  const workers = data.workers.filter(
    ({ left, state, isEnded, worked }) =>
      (left > 0 && state === 'open' && !isEnded) || worked.some(({ day }) => day === date),
  );
  if (workers.length === 0)
    return (
      <p className="text-soft">
        {data.workers.length === 0
          ? 'Members who join with work appear here.'
          : 'Everyone’s hours are done or settled.'}
      </p>
    );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-sm text-soft">
        Members with hours left.{data.until && ` The last day to work is ${monthDay(data.until)}.`}
        {!isDue && ` You can add hours from ${dayLabel(date)}.`}
      </p>
      {isDue && may('pack') && (
        <Select
          label="Hours each"
          className="max-w-48"
          value={hours}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {USUAL_HOURS.map((one) => (
            <option key={one} value={one}>
              {hoursText(one)}
            </option>
          ))}
        </Select>
      )}
      <Card>
        <ul className="divide-y divide-line">
          {workers.map((worker) => (
            <Row key={worker.id} {...{ id, date, worker, hours }} isDue={isDue && may('pack')} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
