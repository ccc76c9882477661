import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { SHARE_HALVES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CalendarDays, MapPin } from 'lucide-react';
import { countOf } from '../../../lib/format/format';
import { datesOf, monthDay, rhythmText, ruleSentences, seasonText } from '../../../shared/shares/share-words';
import { IconLine } from '../../../ui/icon-line';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';
import { priceFrom } from './share-meta';

interface Props {
  share: ShareView;
}

/** Whose share it is, when there are boxes, and what one costs. */
export function ShareHead({ share }: Props) {
  const { name, vendor, sites, sizes } = share;
  const hasChoice = sizes.length > 1 || sites.some(({ fee }) => fee !== sites[0]?.fee);
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{name}</h1>
      <p>
        A CSA share from{' '}
        <Link to={paths.vendor(vendor.id)} className="link font-semibold">
          {vendor.name}
        </Link>
      </p>
      <p className="text-xl font-bold text-clay tabular-nums">
        {hasChoice && <span className="text-base font-normal text-soft">From </span>}
        {amountText(priceFrom(share))}
        <span className="text-base font-normal text-soft"> a box</span>
      </p>
      <ul className="flex flex-col gap-1.5">
        <IconLine icon={<CalendarDays size={18} />}>
          {rhythmText(share)}, {seasonText(share)}
        </IconLine>
        <IconLine icon={<MapPin size={18} />}>
          {sites.length === 1 && sites[0]
            ? `Pick up at ${sites[0].name}`
            : `Pick up at one of ${sites.length} sites`}
          {`, ${vendor.city}, ${vendor.state}`}
        </IconLine>
      </ul>
    </div>
  );
}

/** What one agrees to on joining. */
export function ShareRules({ share }: Props) {
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-3">
      <h2 id="rules" className="text-xl">
        How it works
      </h2>
      <ul className="flex max-w-measure list-disc flex-col gap-1.5 pl-5">
        {ruleSentences(share).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ days }: { days: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2 text-sm tabular-nums">
      {days.map((day) => (
        <li key={day} className="rounded-full bg-sunk px-3 py-1">
          {monthDay(day)}
        </li>
      ))}
    </ul>
  );
}

/** All days of boxes that are still to come. */
export function ShareDates({ share }: Props) {
  const halves = SHARE_HALVES.filter((half) => share.dates.some((date) => date.half === half));
  return (
    <section aria-labelledby="dates" className="flex flex-col gap-3">
      <h2 id="dates" className="text-xl">
        Dates
      </h2>
      {halves.length === 0 && (
        <>
          <p className="text-sm text-soft">{countOf(share.dates.length, 'box', 'boxes')} left this season.</p>
          <Dates days={datesOf(share, null)} />
        </>
      )}
      {halves.map((half) => (
        <div key={half} className="flex flex-col gap-2">
          <h3 className="text-base">{half === halves[0] ? 'One half of the weeks' : 'The other half'}</h3>
          <Dates days={datesOf(share, half)} />
        </div>
      ))}
    </section>
  );
}
