import type { HarvestCalendarView } from '@farmgate/backend/contract/content/in-season';
import { MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';
import { clsx } from 'clsx';
import { cropSearch, monthsText } from '../../shared/in-season';
import { Link } from '../../ui/navigation/link';

type Crop = HarvestCalendarView['crops'][number];

/** Whether a crop is picked in a month; in words for those who do not see it. */
function MonthCell({ crop, month, isNow }: { crop: Crop; month: number; isNow: boolean }) {
  const isPicked = crop.months.includes(month);
  const starts = isPicked && !crop.months.includes(month - 1);
  const ends = isPicked && !crop.months.includes(month + 1);
  return (
    <td role="cell" className={clsx('px-0 py-1.5 max-md:p-0', isNow && 'bg-moss')}>
      <span
        aria-hidden
        className={clsx(
          'flex h-5 items-center justify-center text-xs font-semibold md:h-4',
          isPicked ? 'bg-leaf text-on-leaf' : 'text-soft',
          starts && 'rounded-l-sm md:ml-0.5',
          ends && 'rounded-r-sm md:mr-0.5',
        )}
      >
        <span className="md:hidden">{MONTH_NAMES[month - 1]?.charAt(0)}</span>
      </span>
      <span className="sr-only">{isPicked ? 'picked' : 'not picked'}</span>
    </td>
  );
}

function Row({ crop, month, zipCode }: { crop: Crop; month: number; zipCode: string | undefined }) {
  return (
    <tr
      role="row"
      className="border-t border-line max-md:grid max-md:grid-cols-12 max-md:gap-y-1.5 max-md:px-4 max-md:py-3 max-md:first:border-t-0"
    >
      <th
        role="rowheader"
        scope="row"
        className="px-4 py-1.5 text-left text-sm font-semibold max-md:col-span-12 max-md:p-0"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link to={cropSearch(crop, zipCode)} className="hit hover:text-leaf hover:underline">
            {crop.name}
          </Link>
          <span className="text-xs font-normal text-soft md:hidden">{monthsText(crop.months)}</span>
        </span>
      </th>
      {MONTH_NAMES.map((name, index) => (
        <MonthCell key={name} crop={crop} month={index + 1} isNow={index + 1 === month} />
      ))}
    </tr>
  );
}

export interface YearTableProps {
  crops: readonly Crop[];
  /** Shown as the current one. */
  month: number;
  zipCode: string | undefined;
  /** What it is of. */
  caption: string;
}

/**
 * Crops by months: a table on wide screens; on phones its rows are cards. The roles stay where the layout
 * would take them away.
 */
export function YearTable({ crops, month, zipCode, caption }: YearTableProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table role="table" className="w-full table-fixed border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="bg-sunk text-xs text-soft max-md:sr-only md:sticky md:top-18 md:z-10"
        >
          <tr role="row">
            <th role="columnheader" scope="col" className="w-56 px-4 py-2.5 text-left font-semibold">
              Crop
            </th>
            {MONTH_NAMES.map((name, index) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={clsx(
                  'py-2.5 text-center font-semibold',
                  index + 1 === month && 'bg-moss text-leaf',
                )}
              >
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {crops.map((crop) => (
            <Row key={crop.id} crop={crop} month={month} zipCode={zipCode} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
