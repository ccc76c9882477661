const SHORT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const WITH_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const RECENT_MS = 300 * 86_400_000;

/** A moment in few words; older ones by their day. */
export function When({ at }: { at: string }) {
  const moment = new Date(at);
  const isRecent = Date.now() - moment.getTime() < RECENT_MS;
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      {(isRecent ? SHORT : WITH_YEAR).format(moment)}
    </time>
  );
}
