import Button, { type ButtonProps } from '@mui/material/Button';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { PICTURE_TYPES } from './upload-picture';

interface Props extends Omit<ButtonProps, 'onClick' | 'startIcon'> {
  onChoose: (file: File) => void;
}

/** Lets a person choose a picture of theirs. */
export function ChoosePictureButton({ onChoose, children, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...props}
        variant="outlined"
        onClick={() => input.current?.click()}
        startIcon={<ImageUp size={18} aria-hidden="true" />}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
