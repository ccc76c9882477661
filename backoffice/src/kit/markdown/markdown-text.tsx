import Box from '@mui/material/Box';
import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { nextLine, type Selected, type TextEdit } from './markdown-edits.rules';
import { editOfKeys } from './markdown-toolbar';

interface Props {
  id: string;
  label: string;
  field: Omit<ControllerRenderProps, 'value'> & { value: string };
  textRef: RefObject<HTMLTextAreaElement | null>;
  isInvalid: boolean;
  /** @returns whether anything was changed */
  onEdit: (edit: (selected: Selected) => TextEdit | null) => boolean;
  onScroll: () => void;
  /** A picture was pasted or dropped. */
  onPicture: ((file: File) => void) | undefined;
}

const pictureOf = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/** Where the text is typed. */
export function MarkdownText({ id, label, field, textRef, isInvalid, onEdit, onScroll, onPicture }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = editOfKeys(event);
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (chosen ? onEdit(chosen) : isPlainEnter && !event.ctrlKey && !event.metaKey && onEdit(nextLine)) {
      event.preventDefault();
    }
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const file = pictureOf(data);
    if (!file || !onPicture) return;
    event.preventDefault();
    onPicture(file);
  };
  return (
    <Box
      component="textarea"
      {...field}
      id={id}
      ref={(element: HTMLTextAreaElement | null) => {
        field.ref(element);
        textRef.current = element;
      }}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={`${id}-helper-text`}
      spellCheck
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      sx={{
        flex: 1,
        width: '100%',
        p: { xs: 2, lg: 3 },
        border: 0,
        resize: 'none',
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        fontSize: '1rem',
        lineHeight: 1.65,
        '&:focus-visible': { outline: 'none' },
      }}
    />
  );
}
