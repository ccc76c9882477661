import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import {
  IMPORT_DIRECTORIES,
  IMPORT_SIZE_MESSAGE,
  MAX_IMPORT_BYTES,
} from '@farmgate/backend/contract/directory/import-files';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Title, useNotify, useRedirect } from 'react-admin';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { DropZone } from './drop-zone';

interface Refusal extends Error {
  body?: { errors?: { address?: string } };
}

/** What is wrong with the address says more than that something is. */
const problemOf = ({ message, body }: Refusal): string => body?.errors?.address ?? message;

/** Takes a directory's file; the page of its import then shows how it goes on. */
export function ImportUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [directory, setDirectory] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const redirect = useRedirect();
  const notify = useNotify();

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen && chosen.size > MAX_IMPORT_BYTES ? IMPORT_SIZE_MESSAGE : undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file && address.trim() === '') return setProblem('Please choose a file, or enter its address.');
    if (file && file.size > MAX_IMPORT_BYTES) return;
    const body = new FormData();
    body.set('directory', directory);
    if (file) body.set('file', file, file.name);
    else body.set('address', address.trim());
    setIsWaiting(true);
    try {
      const { id } = (await http(`${API}/imports`, { method: 'POST', body })).json as AdminImport;
      notify('Preview started', { type: 'success' });
      redirect('show', 'imports', id);
    } catch (error) {
      setProblem(problemOf(error as Refusal));
      setIsWaiting(false);
    }
  };

  const isOfAddress = problem !== undefined && !file && address.trim() !== '';
  return (
    <Paper sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Title title="Import a file" />
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack spacing={2.5}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
            Adds markets and farms to the directory: exports of the USDA, and lists of cities and states as
            CSV, Excel, GeoJSON, KML or from ArcGIS. You’ll see what the file would change before anything is
            imported. What staff and farmers wrote stays.
          </Typography>
          <DropZone file={file} onChoose={choose} problem={isOfAddress ? undefined : problem} />
          {!file && (
            <TextField
              type="url"
              label="Or its address on the web"
              placeholder="https://"
              value={address}
              onChange={({ target }) => {
                setAddress(target.value);
                setProblem(undefined);
              }}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 2_000 } }}
              error={isOfAddress}
              helperText={
                isOfAddress
                  ? problem
                  : 'We download the file once. Paste the link to the file itself, not to a page about it.'
              }
            />
          )}
          <TextField
            select
            label="Directory"
            value={directory}
            onChange={(event) => setDirectory(event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            helperText="Choose one only if we can’t detect it from the file."
          >
            <MenuItem value="">Detect from the file</MenuItem>
            {Object.entries(IMPORT_DIRECTORIES).map(([name, label]) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isWaiting}
            sx={{ alignSelf: 'flex-start' }}
          >
            {isWaiting ? (file ? 'Uploading...' : 'Downloading...') : 'Preview'}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
