import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { GO_BACK } from '../actions/go-back';
import { ChoosePictureButton } from '../pictures/choose-picture-button';
import { pictureProblem, uploadPicture } from '../pictures/upload-picture';

interface Props {
  /** Where pictures are sent. */
  address: string;
  /** One that was pasted or dropped. */
  file?: File | undefined;
  onClose: () => void;
  onKept: (url: string, alt: string) => void;
}

/** Asks for a picture and for what it shows, and keeps it. */
export function PictureDialog({ address, file: given, onClose, onKept }: Props) {
  const titleId = useId();
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState(given ? pictureProblem(given) : null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAltMissing, setIsAltMissing] = useState(false);

  const choose = (chosen: File) => {
    setFile(chosen);
    setProblem(pictureProblem(chosen));
  };
  const send = async () => {
    setIsAltMissing(alt.trim() === '');
    if (!file) setProblem('Please choose a picture.');
    if (!file || alt.trim() === '') return;
    setIsWaiting(true);
    try {
      const { url } = await uploadPicture(address, file);
      onKept(url, alt.trim());
    } catch (error) {
      setProblem((error as Error).message);
      setIsWaiting(false);
    }
  };
  return (
    <Dialog open onClose={isWaiting ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Insert a picture</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {file && !problem && <Chosen file={file} />}
        <ChoosePictureButton onChoose={choose}>
          {file ? 'Choose another' : 'Choose a picture'}
        </ChoosePictureButton>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          label="What it shows"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          error={isAltMissing}
          helperText={isAltMissing ? 'Please describe the picture.' : 'For people who can’t see it.'}
          slotProps={{ htmlInput: { maxLength: MAX_ALT_LENGTH } }}
          multiline
          autoFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isWaiting}>
          {GO_BACK}
        </Button>
        <Button variant="contained" onClick={() => void send()} disabled={isWaiting}>
          {isWaiting ? 'Uploading...' : 'Insert picture'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Chosen({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? (
    <Box
      component="img"
      src={url}
      alt=""
      sx={{
        width: '100%',
        maxHeight: 220,
        objectFit: 'contain',
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    />
  ) : null;
}
