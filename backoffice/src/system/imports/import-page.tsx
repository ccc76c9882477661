import type { AdminImportRecord } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { IMPORT_DIRECTORIES } from '@farmgate/backend/contract/directory/import-files';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Download, RotateCw, Square } from 'lucide-react';
import { useEffect } from 'react';
import { DeleteButton, Link, useRecordContext, useShowContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { API } from '../../lib/data-provider';
import { IMPORT_TONES, isOpen, resultText, sizeText } from './import-words';
import { Rejects } from './rejects';

const LOOK_EVERY_MS = 1_000;

/** One import: how it goes on while it is read, and what became of it. */
export function ImportPage() {
  return (
    <RecordPage actions={<ImportActions />}>
      <Result />
      <ImportFacts />
      <Rejects />
    </RecordPage>
  );
}

/** Asks again each second while something happens. */
function useLooking(run: AdminImportRecord | undefined): void {
  const { refetch } = useShowContext();
  const open = run !== undefined && isOpen(run);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [open, refetch]);
}

function Result() {
  const run = useRecordContext<AdminImportRecord>();
  useLooking(run);
  if (!run) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <StatusBadge source="status" tones={IMPORT_TONES} />
        <Typography sx={{ fontWeight: 600 }} role="status">
          {resultText(run)}
        </Typography>
      </Box>
      {isOpen(run) && (
        <LinearProgress
          variant={run.status === 'running' ? 'determinate' : 'indeterminate'}
          value={run.progress}
          aria-label="Import progress"
          sx={{ height: 8, borderRadius: 4, maxWidth: 640 }}
        />
      )}
      {run.message && (
        <Alert severity="error" sx={{ mt: 1.5, maxWidth: '80ch' }}>
          {run.message}
        </Alert>
      )}
    </Box>
  );
}

function ImportFacts() {
  const run = useRecordContext<AdminImportRecord>();
  if (!run) return null;
  return (
    <Facts>
      <Fact label="File">
        {run.fileName}
        {run.fileSize > 0 && `, ${sizeText(run.fileSize)}`}
      </Fact>
      <Fact label="Directory">
        {run.format ?? (run.directory ? IMPORT_DIRECTORIES[run.directory] : 'Detect from the file')}
      </Fact>
      <Fact label="Started by">
        {run.origin === 'terminal' ? (
          'A command in a terminal'
        ) : run.userId === null ? (
          'A deleted account'
        ) : (
          <Link to={`/users/${run.userId}/show`}>{run.username}</Link>
        )}
      </Fact>
      <Fact label="Requested">
        <Time source="createdAt" />
      </Fact>
      <Fact label="Started">{run.startedAt ? <Time source="startedAt" /> : 'Not yet'}</Fact>
      <Fact label="Finished">{run.finishedAt ? <Time source="finishedAt" /> : 'Not yet'}</Fact>
    </Facts>
  );
}

function ImportActions() {
  const run = useRecordContext<AdminImportRecord>();
  if (!run) return null;
  if (isOpen(run)) {
    return (
      <ActionButton
        action="stop"
        label="Stop"
        icon={Square}
        color="error"
        variant="outlined"
        title="Stop this import?"
        explanation="Rows imported so far stay. You can import the same file again."
        success="The import stops after its current rows."
        disabled={run.isStopping}
      />
    );
  }
  return (
    <>
      <DeleteButton mutationMode="pessimistic" redirect="list" />
      {run.hasFile && (
        <ActionButton
          action="restart"
          label="Import again"
          icon={RotateCw}
          success="Import started again."
          variant={run.status === 'done' ? 'text' : 'contained'}
        />
      )}
      {run.rejected > 0 && (
        <Button
          size="small"
          variant="contained"
          href={`${API}/imports/${run.id}/rejects.csv`}
          startIcon={<Download size={18} aria-hidden="true" />}
        >
          Download rejected rows
        </Button>
      )}
    </>
  );
}
