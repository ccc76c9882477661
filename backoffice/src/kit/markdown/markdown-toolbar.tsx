import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bold, Heading2, ImagePlus, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { begun, linked, marked, type Selected, type TextEdit } from './markdown-edits.rules';

interface Tool {
  label: string;
  icon: LucideIcon;
  /** With Control, or Command on a Mac. */
  code: string;
  shift?: boolean;
  keys: string;
  edit: (selected: Selected) => TextEdit;
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: Bold, code: 'KeyB', keys: 'B', edit: (text) => marked(text, '**', 'bold words') },
  { label: 'Italic', icon: Italic, code: 'KeyI', keys: 'I', edit: (text) => marked(text, '*', 'words') },
  {
    label: 'Heading',
    icon: Heading2,
    code: 'Digit2',
    shift: true,
    keys: 'Shift+2',
    edit: (text) => begun(text, '## '),
  },
  {
    label: 'List',
    icon: List,
    code: 'Digit8',
    shift: true,
    keys: 'Shift+8',
    edit: (text) => begun(text, '- '),
  },
  {
    label: 'Quote',
    icon: TextQuote,
    code: 'Digit9',
    shift: true,
    keys: 'Shift+9',
    edit: (text) => begun(text, '> '),
  },
  { label: 'Link', icon: Link, code: 'KeyK', keys: 'K', edit: linked },
];

/** @returns the edit whose keys were pressed */
export function editOfKeys(event: KeyboardEvent): Tool['edit'] | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  return TOOLS.find(({ code, shift = false }) => code === event.code && shift === event.shiftKey)?.edit;
}

interface Props {
  /** The text field that the buttons belong to. */
  controls: string;
  onEdit: (edit: Tool['edit']) => void;
  onPicture?: (() => void) | undefined;
}

/** What can be done to the selected words. */
export function MarkdownToolbar({ controls, onEdit, onPicture }: Props) {
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      sx={{ display: 'flex', flexWrap: 'wrap' }}
    >
      {TOOLS.map(({ label, icon: Icon, keys, edit }) => (
        <Tooltip key={label} title={`${label} (${isMac ? '⌘' : 'Ctrl'}+${keys})`}>
          <IconButton aria-label={label} onClick={() => onEdit(edit)} sx={{ borderRadius: 2 }}>
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      ))}
      {onPicture && (
        <Tooltip title="Picture (or paste one, or drop it into the text)">
          <IconButton aria-label="Picture" onClick={onPicture} sx={{ borderRadius: 2 }}>
            <ImagePlus size={18} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
