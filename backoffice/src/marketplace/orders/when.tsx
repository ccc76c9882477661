import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { momentText } from '../../kit/texts.rules';

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const WITH_YEAR = { dateStyle: 'medium' } as const;
const RECENT_MS = 300 * DAY_MS;

/** A moment in few words; older ones by their day. */
export function When({ at }: { at: string }) {
  const isRecent = Date.now() - new Date(at).getTime() < RECENT_MS;
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      {momentText(at, isRecent ? SHORT : WITH_YEAR)}
    </time>
  );
}
