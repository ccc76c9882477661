import { WEEK, WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { usualText } from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { Select, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { FormSection } from '../../../ui/forms/form-section';
import { Link } from '../../../ui/navigation/link';
import type { PlanFields } from './plan-sizes';
import { seasonOf } from './plan-values';

/** The days of the season (or those among them) by month. A tap skips one, another one brings it back. */
export function SeasonDays({
  form: { values, change },
  among,
}: PlanFields & { among?: ReadonlySet<string> }) {
  const { skippedDays, rhythm } = values;
  const dates = seasonOf(values).filter(({ date }) => !among || among.has(date));
  if (dates.length === 0) return null;
  const skipped = new Set(skippedDays);
  const months = [...new Set(dates.map(({ date }) => date.slice(0, 7)))];
  const kept = dates.filter(({ date }) => !skipped.has(date));
  const halves = (half: 'A' | 'B') => kept.filter((one) => one.half === half).length;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="rounded-control bg-sunk px-3.5 py-3 text-sm">
        <span className="font-semibold">{countOf(kept.length, 'date')}.</span>{' '}
        {rhythm === 'every_other' && `Half of the members get ${halves('A')}, the others ${halves('B')}. `}
        Tap a date to skip it.
      </p>
      {months.map((month) => (
        <fieldset key={month} className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm font-semibold">
            {monthName(Number(month.slice(5)))} {month.slice(0, 4)}
          </legend>
          {dates
            .filter(({ date }) => date.startsWith(month))
            .map(({ date, half }) => (
              <button
                key={date}
                type="button"
                aria-pressed={!skipped.has(date)}
                onClick={() =>
                  change({
                    skippedDays: skipped.has(date)
                      ? skippedDays.filter((day) => day !== date)
                      : [...skippedDays, date].sort(),
                  })
                }
                className={clsx(
                  'min-h-11 rounded-control border px-3.5 text-sm tabular-nums',
                  skipped.has(date)
                    ? 'border-edge text-soft line-through'
                    : 'border-leaf bg-moss font-semibold text-leaf',
                )}
              >
                {monthDay(date)}
                {half && <span className="font-normal"> {half}</span>}
              </button>
            ))}
        </fieldset>
      ))}
    </div>
  );
}

/** How often there is a box, on which weekday, and from when to when. */
export function PlanSeason({ form }: PlanFields) {
  const { field, errorIn } = form;
  return (
    <FormSection
      title="Season"
      hint="All pickups are on one weekday. For a second weekday, make another share."
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select label="How often" {...field('rhythm')}>
          <option value="weekly">A box every week</option>
          <option value="every_other">Every other week, in two halves</option>
        </Select>
        <Select label="Weekday" {...field('weekday')}>
          <option value="">Choose a weekday</option>
          {WEEK.map((day) => (
            <option key={day} value={day}>
              {WEEKDAYS[day]}
            </option>
          ))}
        </Select>
        <TextField type="date" label="First day" {...field('firstDay')} />
        <TextField type="date" label="Last day" {...field('lastDay')} />
      </div>
      <SeasonDays form={form} />
      <FieldError id="skipped-error">{errorIn('skippedDays')}</FieldError>
    </FormSection>
  );
}

interface SitesProps extends PlanFields {
  sites: readonly PickupSiteView[];
}

/** Where members pick up: pickups of the farm that are on this weekday. */
export function PlanSites({ form: { values, change, errorOf }, sites }: SitesProps) {
  const fits = ({ kind, weekdays }: PickupSiteView['schedules'][number]) =>
    values.weekday === '' || kind !== 'weekly' || weekdays.some((day) => String(day) === values.weekday);
  const choices = sites.flatMap((site) =>
    site.schedules.filter(fits).map((schedule) => ({ site, schedule })),
  );
  const error = errorOf('sites');
  return (
    <FormSection
      title="Pickup sites"
      hint="Members choose one. The time until which they can change a box is the pickup’s order deadline."
    >
      {choices.length === 0 && (
        <p className="text-sm">
          {values.weekday === ''
            ? 'You have no pickup schedules yet.'
            : 'You have no pickup schedule on this weekday.'}{' '}
          <Link to={paths.vendorPickups} className="link">
            Add one under Pickup sites
          </Link>
        </p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {choices.map(({ site, schedule }, index) => {
          const at = values.sites.findIndex(({ scheduleId }) => scheduleId === schedule.id);
          const chosen = values.sites[at];
          const toggle = () =>
            change({
              sites: chosen
                ? values.sites.filter((one) => one !== chosen)
                : [...values.sites, { scheduleId: schedule.id, fee: '0' }],
            });
          return (
            <li key={schedule.id} className="flex flex-col gap-3 rounded-control border border-line p-3.5">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen !== undefined}
                  onChange={toggle}
                  aria-invalid={(error !== undefined && index === 0) || undefined}
                  className="size-5 shrink-0 accent-leaf"
                />
                <span className="flex min-w-0 flex-col wrap-anywhere">
                  <span className="font-semibold">{site.name}</span>
                  <span className="text-sm text-soft">{usualText(schedule)}</span>
                </span>
              </label>
              {chosen && (
                <TextField
                  label="Added to each box here, in dollars"
                  inputMode="decimal"
                  maxLength={12}
                  className="max-w-60"
                  value={chosen.fee}
                  error={errorOf(`sites.${at}.fee`) ?? errorOf(`sites.${at}`)}
                  onChange={({ currentTarget }) =>
                    change({
                      sites: values.sites.map((one) =>
                        one === chosen ? { ...one, fee: currentTarget.value } : one,
                      ),
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id="sites-error">{error}</FieldError>
    </FormSection>
  );
}
