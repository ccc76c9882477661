import type { AdminImportRecord, ImportUndo } from '@farmgate/backend/contract/directory/admin/imports.admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { GO_BACK } from '../../kit/actions/go-back';
import { useAct } from '../../kit/actions/use-act';
import { timeText } from '../../kit/cells';
import { useMay } from '../../kit/may';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { KeptPlaces } from './kept-places';
import { undoText } from './undo-words';

/** Takes an import back, for a week; it says first what that touches. */
export function UndoImportButton() {
  const run = useRecordContext<AdminImportRecord>();
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('undo') || !run || run.undoUntil === null) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        startIcon={<Undo2 size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Undo import
      </Button>
      {isOpen && <UndoDialog id={run.id} until={run.undoUntil} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function UndoDialog({ id, until, onClose }: { id: number; until: string; onClose: () => void }) {
  // One that is undone can't be asked for again.
  const [isAsked, setIsAsked] = useState(true);
  const { data, error } = useQuery({
    enabled: isAsked,
    queryKey: ['imports', id, 'undo'],
    queryFn: async () => (await http(`${API}/imports/${id}/undo`)).json as ImportUndo,
    gcTime: 0,
  });
  const { act, isWaiting } = useAct('undo', { success: 'Import undone.' });
  const undo = () => {
    setIsAsked(false);
    return act([id]).then(onClose, () => setIsAsked(true));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="undo-title">
      <DialogTitle id="undo-title">Undo this import?</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!error && !data && <Typography color="textSecondary">Looking at what would change...</Typography>}
        {data && <Plan of={data} until={until} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{GO_BACK}</Button>
        {data && data.removed + data.restored > 0 && (
          <Button variant="contained" color="error" disabled={isWaiting} onClick={() => void undo()}>
            {isWaiting ? 'Working...' : 'Undo import'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Plan({ of, until }: { of: ImportUndo; until: string }) {
  return (
    <>
      {undoText(of, false)}
      <KeptPlaces of={of} />
      {of.removed + of.restored > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`You can undo it until ${timeText(until)}. To get the rows back, import the file again.`}
        </Typography>
      )}
    </>
  );
}

/** Of an import that was undone: what that did. */
export function UndoneNote() {
  const run = useRecordContext<AdminImportRecord>();
  if (!run?.undone) return null;
  return (
    <Alert severity="info" sx={{ mt: 1.5, maxWidth: '80ch' }}>
      {`Undone ${timeText(run.undoneAt)}. ${undoText(run.undone, true)}`}
      <KeptPlaces of={run.undone} />
    </Alert>
  );
}
