import { Badge } from '../../../ui/badge';
import { type DayState, STATE_LABELS } from './day-words';

const TONES: Record<DayState, 'leaf' | 'clay' | 'sun' | 'plain' | 'outline'> = {
  open: 'leaf',
  full: 'sun',
  cutoff: 'plain',
  dayOff: 'outline',
  closed: 'outline',
  later: 'outline',
  over: 'plain',
  canceled: 'clay',
};

/** How a day is, in a word or two. */
export function DayBadge({ state }: { state: DayState }) {
  return <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>;
}
