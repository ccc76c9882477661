import { exceptionText, type HoursException } from '@farmgate/backend/contract/directory/hours';
import { PLACE_KIND_LABELS, PLACE_KINDS } from '@farmgate/backend/contract/directory/place-kinds';
import { type Repeat, repeatText } from '@farmgate/backend/contract/directory/repeats';
import type { Tone } from '../../kit/cells';

/** Words and choices that the pages of the directory share. */

export const KIND_CHOICES = PLACE_KINDS.map((id) => ({ id, name: PLACE_KIND_LABELS[id] }));
export const YES_OR_NO = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

export const VERIFICATION_TONES: Readonly<Record<string, Tone>> = {
  waiting: 'waiting',
  verified: 'good',
  rejected: 'bad',
};
/** Why shoppers don't see a farm yet. */
export const WAITS_FOR_WORDS = {
  email: 'Hidden until its owner confirms their email',
  staff: 'Hidden until verified: may be a farm that’s already listed',
} as const;
export const DECISION_TONES: Readonly<Record<string, Tone>> = {
  new: 'waiting',
  verified: 'good',
  proven: 'good',
  approved: 'good',
  done: 'good',
  rejected: 'bad',
  released: 'plain',
  withdrawn: 'plain',
};
export const LISTING_TONES: Readonly<Record<string, Tone>> = {
  live: 'good',
  removed: 'bad',
  hidden: 'waiting',
};

/** @returns "Fort Myers, FL 33901", as far as known */
export const placeText = (at: { city: string | null; state: string | null; zipCode: string | null }) =>
  [at.city, [at.state, at.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** @returns a maps search at a point, in a window of its own */
export const mapAddress = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface Season {
  from: string | null;
  to: string | null;
  hours: readonly {
    day: number;
    opens: string | null;
    closes: string | null;
    repeats?: Repeat | undefined;
  }[];
}

/** @returns opening times as lines, "05-01 to 10-31: Sat 08:00-12:00" */
const seasonLines = (seasons: readonly Season[]): string[] =>
  seasons.map(({ from, to, hours }) => {
    const days = hours.map(({ day, opens, closes, repeats }) => {
      const times = `${DAYS[day]} ${opens ?? '?'}-${closes ?? '?'}`;
      return repeats ? `${times} (${repeatText(repeats)})` : times;
    });
    const isAllYear = (from === null && to === null) || (from === '01-01' && to === '12-31');
    const span = isAllYear ? 'All year' : `${from ?? '?'} to ${to ?? '?'}`;
    return days.length === 0 ? span : `${span}: ${days.join(', ')}`;
  });

interface Open {
  seasons: readonly Season[];
  exceptions: readonly HoursException[];
  hoursNote?: string | null;
}

/** @returns opening times, what is said of them in words, and dates with other hours, as lines */
export function openLines({ seasons, exceptions, hoursNote }: Open): string[] {
  const year = new Date().getFullYear();
  return [
    ...seasonLines(seasons),
    ...(hoursNote ? [hoursNote] : []),
    // "Closed Thu, Nov 26: Thanksgiving"
    ...exceptions.map((exception) => exceptionText(exception, year, (time) => time)),
  ];
}
