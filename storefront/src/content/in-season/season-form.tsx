import { MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { STATES_BY_NAME } from '../../lib/format/states-by-name';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/field';
import { PlainForm } from '../../ui/forms/plain-form';
import { Link } from '../../ui/navigation/link';

export interface SeasonFormProps {
  state: string | undefined;
  month: number;
  /** The month is in the address: a change of the state keeps it. */
  hasMonth: boolean;
}

/** The state as a form that works without scripts. */
function StateForm({ state, month, hasMonth }: SeasonFormProps) {
  const navigate = useNavigate();
  const go = (code: string) =>
    void navigate(paths.inSeason({ ...(code && { state: code }), ...(hasMonth && { month }) }), {
      state: KEEP_SCROLL,
    });
  return (
    <PlainForm
      action={paths.inSeason()}
      onSend={({ text }) => go(text('state'))}
      className="flex flex-wrap items-end gap-3"
    >
      {hasMonth && <input type="hidden" name="month" value={month} />}
      <Select
        label="State"
        name="state"
        value={state ?? ''}
        onChange={(event) => go(event.target.value)}
        className="w-full min-[24rem]:w-72"
      >
        <option value="">The whole country</option>
        {STATES_BY_NAME.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" className="hidden! noscript:inline-flex!">
        Show
      </Button>
    </PlainForm>
  );
}

/** The months as links. */
function MonthLinks({ state, month }: SeasonFormProps) {
  return (
    <nav aria-label="Month">
      <ul className="grid grid-cols-4 gap-1.5 min-[30rem]:grid-cols-6 md:grid-cols-12">
        {MONTH_NAMES.map((name, index) => (
          <li key={name}>
            <Link
              to={paths.inSeason({ ...(state && { state }), month: index + 1 })}
              state={KEEP_SCROLL}
              aria-current={index + 1 === month ? 'page' : undefined}
              aria-label={name}
              className={clsx(
                'flex min-h-11 items-center justify-center rounded-control border text-sm font-semibold transition-colors',
                index + 1 === month
                  ? 'border-leaf bg-leaf text-on-leaf'
                  : 'border-line bg-card hover:border-leaf hover:text-leaf',
              )}
            >
              {name.slice(0, 3)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where, and when. */
export function SeasonForm(props: SeasonFormProps) {
  return (
    <div className="flex flex-col gap-4">
      <StateForm {...props} />
      <MonthLinks {...props} />
    </div>
  );
}
