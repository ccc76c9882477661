import type { AdminDouble } from '@farmgate/backend/contract/directory/admin/doubles.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { RecordPage } from '../../kit/record/record-page';
import { comparedFields } from '../farms/farm-fields';
import { Comparison, isDifferent } from '../parts/comparison';
import { DoubleActions } from './double-actions';
import { reasonsText, sidePath } from './double-words';
import { useSide } from './use-side';

const QUEUE = { sort: { field: 'likeness', order: 'DESC' as const }, filter: { status: 'open' } };

/** Two entries next to each other: what differs, and whether they are one. */
export function DoublePage() {
  return (
    <RecordPage queue={QUEUE} actions={<DoubleActions />}>
      <State />
      <Sides />
    </RecordPage>
  );
}

function State() {
  const pair = useRecordContext<AdminDouble>();
  if (!pair) return null;
  if (pair.status === 'settled') {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        Only one of the two is still listed on its own.
      </Alert>
    );
  }
  return (
    <Typography sx={{ mb: 2 }}>
      {pair.status === 'different' ? 'Marked as not the same. ' : 'Possibly the same. '}
      In common: {reasonsText(pair.reasons).toLowerCase()}.
    </Typography>
  );
}

function Sides() {
  const pair = useRecordContext<AdminDouble>();
  return pair && pair.status !== 'settled' ? <Compared pair={pair} /> : null;
}

function Compared({ pair }: { pair: AdminDouble }) {
  const [isWhole, setIsWhole] = useState(false);
  const sides = [useSide(pair.oneType, pair.oneId), useSide(pair.otherType, pair.otherId)] as const;
  const failed = sides.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) return <NotLoaded onRetry={() => failed.forEach(({ retry }) => retry())} />;
  const [{ record: one }, { record: other }] = sides;
  if (!one || !other) return <Typography color="textSecondary">Loading...</Typography>;
  const fields = comparedFields(one, other);
  const differing = fields.filter(isDifferent);
  const shown = isWhole || differing.length === 0 ? fields : differing;
  const together = pair.together && comparedFields(pair.together, pair.together);
  return (
    <>
      {differing.length === 0 && <Typography sx={{ mb: 1 }}>Both say the same.</Typography>}
      <Comparison
        leftTitle={<Title type={pair.oneType} id={pair.oneId} name={pair.oneName} />}
        rightTitle={<Title type={pair.otherType} id={pair.otherId} name={pair.otherName} />}
        fields={shown}
        {...(together
          ? {
              choiceTitle: 'Merged',
              choice: ({ key }) => (
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {together.find((field) => field.key === key)?.left || '–'}
                </Box>
              ),
            }
          : {})}
      />
      {differing.length > 0 && differing.length < fields.length && (
        <Button size="small" onClick={() => setIsWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? 'Show only what differs' : `Show all ${fields.length} fields`}
        </Button>
      )}
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We couldn’t load what they say.
    </Alert>
  );
}

function Title({ type, id, name }: { type: 'farm' | 'place'; id: number; name: string | null }) {
  return (
    <>
      <Link to={sidePath(type, id)}>{name}</Link>
      <Typography variant="body2" color="textSecondary">
        {type === 'farm' ? 'Farm' : 'Place'} {id}
      </Typography>
    </>
  );
}
