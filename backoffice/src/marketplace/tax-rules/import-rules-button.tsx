import {
  MAX_TAX_RULES_FILE_BYTES,
  type TaxRulesPreview,
} from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { GO_BACK } from '../../kit/actions/go-back';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { RulesReport } from './rules-report';
import { GAPS_KEY } from './tax-gaps';
import { previewText } from './tax-words';

/** Takes a spreadsheet of rules, and shows what it would do before it does it. */
export function ImportRulesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Upload size={18} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { preview, problem, isWaiting, look, write } = useRulesFile(onClose);
  const isReady = preview !== null && preview.wrong === 0 && preview.created + preview.updated > 0;
  return (
    <Dialog open onClose={isWaiting ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import tax rules</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          A CSV file with the columns state, taxClass, percent, localPercent, validFrom, validTo, source and
          checkedOn, as in the export. A row with the state, class and first day of a rule changes that rule.
          Rules that aren’t in the file stay. You’ll see what would change before anything is saved.
        </Typography>
        <FileField isWaiting={isWaiting} onChoose={(file) => void look(file)} />
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {preview && <RulesReport preview={preview} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isWaiting}>
          {GO_BACK}
        </Button>
        <Button variant="contained" disabled={!isReady || isWaiting} onClick={() => void write()}>
          {isWaiting ? 'Working...' : 'Import rules'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FileField({ isWaiting, onChoose }: { isWaiting: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <input
      ref={input}
      type="file"
      aria-label="File of tax rules"
      accept=".csv,text/csv"
      disabled={isWaiting}
      onChange={() => {
        const file = input.current?.files?.[0];
        if (file) onChoose(file);
      }}
      style={{ font: 'inherit', maxWidth: '100%' }}
    />
  );
}

function useRulesFile(onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<TaxRulesPreview | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();

  const send = async (chosen: File, mode: 'preview' | 'write') => {
    const body = new FormData();
    body.set('mode', mode);
    body.set('file', chosen, chosen.name);
    setIsWaiting(true);
    setProblem(undefined);
    try {
      const { json } = await http(`${API}/tax-rules/import`, { method: 'POST', body });
      setPreview(json as TaxRulesPreview);
      return json as TaxRulesPreview;
    } catch (error) {
      const { errors } = ((error as { body?: unknown }).body ?? {}) as { errors?: { file?: string } };
      setPreview(null);
      setProblem(errors?.file ?? (error as Error).message);
      return null;
    } finally {
      setIsWaiting(false);
    }
  };
  const look = async (chosen: File) => {
    setFile(chosen);
    if (chosen.size <= MAX_TAX_RULES_FILE_BYTES) await send(chosen, 'preview');
    else {
      setPreview(null);
      setProblem('This file is larger than 512 kB. Split it into smaller files and import them one by one.');
    }
  };
  const write = async () => {
    const done = file && (await send(file, 'write'));
    if (!done?.isDone) return;
    notify(previewText(done), { type: 'success' });
    refresh();
    void client.invalidateQueries({ queryKey: GAPS_KEY });
    onDone();
  };
  return { preview, problem, isWaiting, look, write };
}
