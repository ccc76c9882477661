import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Palette, X } from 'lucide-react';
import { useState } from 'react';
import { TextInput, useInput } from 'react-admin';
import { FieldError } from '../../kit/field-error';
import { ChoosePictureButton } from '../../kit/pictures/choose-picture-button';
import { pictureSource } from '../../kit/pictures/picture-source';
import { uploadPicture } from '../../kit/pictures/upload-picture';
import { DrawingDialog } from './drawing-dialog';
import { DEFAULT_DRAWING } from './drawings';
import { PICTURES } from './post-calls';

/** The picture at the head of an article and on its card: uploaded, or one of the product's drawings. */
export function HeaderPictureInput() {
  const { field, fieldState } = useInput({ source: 'imageUrl' });
  const [isWaiting, setIsWaiting] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const url = field.value as string | null | undefined;

  const send = async (file: File) => {
    setProblem(undefined);
    setIsWaiting(true);
    try {
      field.onChange((await uploadPicture(PICTURES, file)).url);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsWaiting(false);
  };
  const trouble = problem === undefined ? fieldState.error : { message: problem };
  return (
    <>
      <Box
        component="img"
        src={pictureSource(url) ?? DEFAULT_DRAWING}
        alt="The article’s picture"
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '40 / 21',
          objectFit: 'cover',
          borderRadius: 2,
          bgcolor: 'background.default',
          opacity: url ? 1 : 0.45,
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChoosePictureButton size="small" disabled={isWaiting} onChoose={(file) => void send(file)}>
          {isWaiting ? 'Uploading...' : 'Upload'}
        </ChoosePictureButton>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIsChoosing(true)}
          startIcon={<Palette size={16} aria-hidden="true" />}
        >
          Choose an illustration
        </Button>
        {url && (
          <Button
            size="small"
            onClick={() => field.onChange(null)}
            startIcon={<X size={16} aria-hidden="true" />}
          >
            Remove
          </Button>
        )}
      </Box>
      {trouble && (
        <Alert severity="error">
          <FieldError error={trouble} />
        </Alert>
      )}
      <TextInput
        source="imageAlt"
        label="What it shows"
        fullWidth
        multiline
        helperText="For people who can’t see the picture."
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      {isChoosing && (
        <DrawingDialog
          chosen={url ?? null}
          onClose={() => setIsChoosing(false)}
          onChoose={(address) => {
            setIsChoosing(false);
            field.onChange(address);
          }}
        />
      )}
    </>
  );
}
