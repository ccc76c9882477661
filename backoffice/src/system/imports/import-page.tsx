import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { IMPORT_DIRECTORIES } from '@farmgate/backend/contract/directory/import-files';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Download, RotateCw, Square, Upload, X } from 'lucide-react';
import { DeleteButton, Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { useLooking } from '../../kit/record/use-looking';
import { API } from '../../lib/data-provider';
import { ColumnsCard } from './columns-card';
import { ImportRows } from './import-rows';
import { IMPORT_TONES, isOpen, isToConfirm, resultText, sizeText } from './import-words';
import { UndoImportButton, UndoneNote } from './undo-import';

/** One import: how it goes on while it is read, and what became of it. */
export function ImportPage() {
  return (
    <RecordPage actions={<ImportActions />}>
      <Result />
      <ColumnsCard />
      <ImportRows />
      <ImportFacts />
    </RecordPage>
  );
}

function Result() {
  const run = useRecordContext<AdminImport>();
  useLooking(run !== undefined && isOpen(run));
  if (!run) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {run.isPreview ? (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            Preview
          </Typography>
        ) : (
          <StatusBadge source="status" tones={IMPORT_TONES} />
        )}
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
        <Alert severity={isToConfirm(run) ? 'warning' : 'error'} sx={{ mt: 1.5, maxWidth: '80ch' }}>
          {run.message}
        </Alert>
      )}
      <UndoneNote />
    </Box>
  );
}

function ImportFacts() {
  const run = useRecordContext<AdminImport>();
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
        {run.isRefresh ? (
          <Link to={`/place-lists/${run.listId}/show`}>A refresh of its list</Link>
        ) : run.origin === 'terminal' ? (
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
  const run = useRecordContext<AdminImport>();
  if (!run) return null;
  if (isOpen(run)) {
    return (
      <ActionButton
        action="stop"
        label="Stop"
        icon={Square}
        color="error"
        variant="outlined"
        title={run.isPreview ? 'Stop this preview?' : 'Stop this import?'}
        explanation={
          run.isPreview
            ? 'Nothing is imported. You can preview the file again.'
            : 'Rows imported so far stay. You can import the same file again.'
        }
        success={run.isPreview ? 'The preview stops now.' : 'The import stops after its current rows.'}
        disabled={run.isStopping}
      />
    );
  }
  return (
    <>
      {isToConfirm(run) ? (
        <ActionButton
          action="stop"
          label="Cancel import"
          icon={X}
          variant="outlined"
          success="Import canceled"
        />
      ) : (
        <DeleteButton mutationMode="pessimistic" redirect="list" />
      )}
      <UndoImportButton />
      {run.hasFile && !isToConfirm(run) && (
        <ActionButton
          action="restart"
          label={run.isPreview ? 'Preview again' : 'Import again'}
          icon={RotateCw}
          success={run.isPreview ? 'Preview started' : 'Import started'}
          variant={run.status === 'done' ? 'text' : 'contained'}
        />
      )}
      {run.rejected > 0 && (
        <Button
          size="small"
          variant={run.isPreview ? 'outlined' : 'contained'}
          href={`${API}/imports/${run.id}/rejects.csv`}
          startIcon={<Download size={18} aria-hidden="true" />}
        >
          Download rejected rows
        </Button>
      )}
      {isToConfirm(run) && run.hasFile && (
        <ActionButton
          action="confirm"
          label={run.isRefresh && run.message ? 'Import anyway' : 'Import'}
          icon={Upload}
          variant="contained"
          success="Import started"
          disabled={run.written === 0}
        />
      )}
    </>
  );
}
