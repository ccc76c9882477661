import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { dollars } from './money.rules';
import { timeText, words } from './texts.rules';

/** A moment of the record. @param text its words */
export function Time({
  source,
  text = timeText,
}: {
  source: string;
  label?: string;
  text?: typeof timeText;
}) {
  const record = useRecordContext();
  const moment = record?.[source] as string | null | undefined;
  return (
    <time dateTime={moment ?? undefined} style={{ whiteSpace: 'nowrap' }}>
      {text(moment)}
    </time>
  );
}

/** An amount of the record, in dollars. */
export function Money({ source }: { source: string; label?: string }) {
  const record = useRecordContext();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{dollars(record?.[source] as number | null | undefined)}</span>
  );
}

export { dollars } from './money.rules';
export { dayText, timeText, words } from './texts.rules';

export type Tone = 'good' | 'waiting' | 'bad' | 'plain';

const TONES = {
  good: { bgcolor: 'action.hover', color: 'primary.main' },
  waiting: { bgcolor: 'warning.main', color: 'warning.contrastText' },
  bad: { bgcolor: 'transparent', color: 'error.main', border: '1px solid', borderColor: 'error.main' },
  plain: { bgcolor: 'transparent', color: 'text.secondary', border: '1px solid', borderColor: 'divider' },
} as const;

/**
 * A state of the record as a small badge.
 * @param tones how each state is meant; what is not named is plain
 */
export function Badge({ value, tones = {} }: { value: string; tones?: Readonly<Record<string, Tone>> }) {
  return (
    <Chip size="small" label={words(value)} sx={{ fontWeight: 600, ...TONES[tones[value] ?? 'plain'] }} />
  );
}

/** The badge of a field of the record. */
export function StatusBadge({
  source,
  tones,
}: {
  source: string;
  label?: string;
  tones?: Readonly<Record<string, Tone>>;
}) {
  const record = useRecordContext();
  const value = record?.[source] as string | null | undefined;
  return value ? <Badge value={value} {...(tones ? { tones } : {})} /> : null;
}

/** Words of the record; a dash where there are none. */
export function Words<Record extends object>({ of }: { of: (record: Record) => string | null }) {
  const record = useRecordContext<Record & RaRecord>();
  return record ? <>{of(record) ?? '–'}</> : null;
}

/** Two lines of a cell, neither of which is broken: the second one says more of the first one. */
export function TwoLines<Record extends object>({
  first,
  second,
}: {
  label?: string;
  first: (record: Record) => ReactNode;
  second: (record: Record) => ReactNode;
}) {
  const record = useRecordContext<Record & RaRecord>();
  if (!record) return null;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {first(record)}
      <Box sx={{ color: 'text.secondary' }}>{second(record)}</Box>
    </Box>
  );
}

/** A longer text of the record, as it was written. */
export function Paragraphs({ source }: { source: string; label?: string }) {
  const record = useRecordContext();
  const text = record?.[source] as string | null | undefined;
  if (!text) return <Typography color="textSecondary">–</Typography>;
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {text}
    </Typography>
  );
}
