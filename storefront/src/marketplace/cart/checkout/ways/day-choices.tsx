import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type {
  CartSiteView,
  CartVendorWaysView,
  CartWindowView,
} from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import { cutoffText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { wholeMiles } from '@farmgate/backend/contract/marketplace/reach';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { countOf } from '../../../../lib/format/format';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { FieldError } from '../../../../ui/fields/field-error';
import { Picture } from '../../../../ui/pictures/picture';
import { daysOf } from './ways-rules';

/** So many days of a place are seen at first. */
const SHOWN = 3;

interface DayProps {
  day: CartWindowView;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, name, isChosen, onChoose }: DayProps) {
  const id = useId();
  const { problem, room, address, reason } = day;
  const isOut = problem !== null;
  return (
    <label
      className={clsx(
        'flex items-start gap-3 rounded-control border p-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        isOut ? 'cursor-not-allowed border-line bg-sunk' : 'cursor-pointer border-edge hover:border-leaf',
        !isOut && 'has-checked:border-leaf has-checked:bg-moss',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isOut && !isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
        aria-invalid={isOut && isChosen ? true : undefined}
        className="mt-0.5 size-4 shrink-0 accent-leaf outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm">
        <span className="min-w-0 wrap-anywhere">
          <span id={`${id}-name`} className={clsx('block font-semibold', isOut && 'text-soft')}>
            {windowText(day)}
          </span>
          <span id={`${id}-more`} className={clsx('block', isOut && isChosen ? 'text-danger' : 'text-soft')}>
            {problem ?? `Order by ${cutoffText(day.ordersCloseAt, day.timeZone)}`}
            {address && <span className="block">This time at {address}.</span>}
            {reason && <span className="block">{reason}</span>}
          </span>
        </span>
        {room && !isOut && <Badge tone="sun">{room}</Badge>}
      </span>
    </label>
  );
}

/** The place, as one who goes there reads it: its photo is no higher than its words. */
function Place({ site, id }: { site: CartSiteView; id: string }) {
  const { name, address, city, state, miles, accessNote, imageUrl } = site;
  return (
    <div className={clsx('flex items-start text-sm', imageUrl ? 'gap-3' : 'gap-2')}>
      {imageUrl ? (
        <div className="w-14 shrink-0 overflow-hidden rounded-control empty:hidden">
          <Picture address={imageUrl} alt={`Photo of ${name}`} sizes="3.5rem" otherwise={null} />
        </div>
      ) : (
        <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
      )}
      <div className="min-w-0 wrap-anywhere">
        <h3 id={id} className="font-sans text-sm font-semibold">
          {name}
        </h3>
        <p className="text-soft">
          {address ? `${address}, ` : ''}
          {city}, {state}
          {miles !== null && ` (${wholeMiles(miles)})`}
        </p>
        {accessNote && <p className="text-soft">{accessNote}</p>}
      </div>
    </div>
  );
}

interface DaysProps {
  days: readonly CartWindowView[];
  name: string;
  windowId: number | null;
  onChange: (windowId: number) => void;
}

/** The first open days, and the others behind a button; the one that is chosen is always seen. */
function Days({ days, name, windowId, onChange }: DaysProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = days.filter(({ problem }) => problem === null);
  const first = (open.length > 0 ? open : days).slice(0, SHOWN);
  const shown = days.filter((day) => isOpen || first.includes(day) || day.id === windowId);
  const more = days.length - shown.length;
  return (
    <>
      {shown.map((day) => (
        <Day
          key={day.id}
          day={day}
          name={name}
          isChosen={day.id === windowId}
          onChoose={() => onChange(day.id)}
        />
      ))}
      {more > 0 && (
        <Button size="sm" look="secondary" onClick={() => setIsOpen(true)} className="self-start">
          Show {countOf(more, 'more day')}
        </Button>
      )}
    </>
  );
}

interface DayChoicesProps extends Omit<DaysProps, 'days' | 'name'> {
  vendor: CartVendorWaysView;
  method: CheckoutMethod | '';
  error: string | undefined;
}

/** The coming pickup days by place, or the delivery days. */
export function DayChoices({ vendor, method, error, ...choice }: DayChoicesProps) {
  const id = useId();
  const { vendorId, vendorName, sites } = vendor;
  const days = daysOf(vendor, method);
  const rows = { name: `day-${vendorId}`, ...choice };
  const places = sites.filter((site) => days.some(({ siteId }) => siteId === site.id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-3 text-sm font-semibold">
        {method === 'pickup' ? 'Pickup day' : 'Delivery day'}
        <span className="sr-only"> of {vendorName}</span>
      </legend>
      {method === 'pickup' ? (
        places.map((site) => (
          <div
            key={site.id}
            role="group"
            aria-labelledby={`${id}-${site.id}`}
            className="flex flex-col gap-2.5"
          >
            <Place site={site} id={`${id}-${site.id}`} />
            <Days {...rows} days={days.filter(({ siteId }) => siteId === site.id)} />
          </div>
        ))
      ) : (
        <div className="flex flex-col gap-2.5">
          <Days {...rows} days={days} />
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
