import { useRecordContext } from 'react-admin';
import { dayText } from '../../kit/cells';

/** A moment of the record by its day, where a list has no room for more. */
export function Day({ source }: { source: string; label?: string }) {
  const record = useRecordContext();
  const moment = record?.[source] as string | null | undefined;
  return (
    <time dateTime={moment ?? undefined} style={{ whiteSpace: 'nowrap' }}>
      {dayText(moment)}
    </time>
  );
}
