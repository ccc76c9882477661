import { OFFICE_HOURS } from '@farmgate/backend/contract/shared/limits';
import { Clock } from 'lucide-react';

/** When somebody of the team is there. */
export function OfficeHours() {
  return (
    <section aria-labelledby="office-hours" className="flex flex-col gap-3">
      <h2 id="office-hours" className="flex items-center gap-2.5 text-lg">
        <Clock aria-hidden size={20} className="text-leaf" />
        Office hours
      </h2>
      <dl className="flex flex-col text-sm">
        {OFFICE_HOURS.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4 border-b border-line py-2.5 last:border-b-0">
            <dt className="font-medium">{days}</dt>
            <dd className="text-soft tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
