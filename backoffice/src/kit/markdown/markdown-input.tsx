import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useInput, type Validator } from 'react-admin';
import { FieldError } from '../field-error';
import { pictured } from './markdown-edits.rules';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownText } from './markdown-text';
import { MarkdownToolbar } from './markdown-toolbar';
import { PictureDialog } from './picture-dialog';
import { TextLength } from './text-length';
import { useTextEdits } from './use-text-edits';

interface Props {
  source: string;
  label: string;
  /** Takes {content}, and answers what it looks like (PostPreview). */
  previewAddress: string;
  /** Takes pictures for the text; without it there are none. */
  picturesAddress?: string;
  validate?: Validator | Validator[];
}

/** Over each side. */
const BAR = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 42,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};

/** Before the text begins to be scrolled. */
const HEIGHT = { xs: '62vh', lg: 'min(70vh, 860px)' };

/** A long text in Markdown, and beside it (on phones: behind a tab) what readers will see. */
export function MarkdownInput({ source, label, previewAddress, picturesAddress, validate }: Props) {
  const { field, fieldState, id } = useInput({ source, ...(validate ? { validate } : {}) });
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const [picture, setPicture] = useState<{ file?: File | undefined }>();
  const text = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const edit = useTextEdits(text);
  const value = String(field.value ?? '');
  const { error } = fieldState;

  /** Keeps both sides at the same part of the text. */
  const follow = () => {
    if (!text.current || !preview.current) return;
    const { scrollTop, scrollHeight, clientHeight } = text.current;
    const part = scrollTop / Math.max(1, scrollHeight - clientHeight);
    preview.current.scrollTop = part * (preview.current.scrollHeight - preview.current.clientHeight);
  };
  const shows = (side: 'write' | 'preview') => isWide || tab === side;
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          '&:focus-within': { borderColor: error ? 'error.main' : 'primary.main' },
        }}
      >
        {!isWide && (
          <Tabs
            value={tab}
            onChange={(_event, chosen: 'write' | 'preview') => setTab(chosen)}
            variant="fullWidth"
          >
            <Tab value="write" label="Write" />
            <Tab value="preview" label="Preview" />
          </Tabs>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box sx={{ display: shows('write') ? 'flex' : 'none', flexDirection: 'column', height: HEIGHT }}>
            <Box sx={{ ...BAR, px: 1 }}>
              <MarkdownToolbar
                controls={id}
                onEdit={edit}
                onPicture={picturesAddress ? () => setPicture({}) : undefined}
              />
            </Box>
            <MarkdownText
              id={id}
              label={label}
              field={{ ...field, value }}
              textRef={text}
              isInvalid={Boolean(error)}
              onEdit={edit}
              onScroll={follow}
              onPicture={picturesAddress ? (file) => setPicture({ file }) : undefined}
            />
          </Box>
          <Box
            sx={{
              display: shows('preview') ? 'flex' : 'none',
              flexDirection: 'column',
              height: HEIGHT,
              borderLeft: { lg: 1 },
              borderColor: { lg: 'divider' },
            }}
          >
            {isWide && (
              <Typography variant="body2" color="text.secondary" aria-hidden="true" sx={{ ...BAR, px: 3 }}>
                Preview
              </Typography>
            )}
            <Box
              ref={preview}
              component="section"
              aria-label="Preview"
              // What can be scrolled can be scrolled by keys.
              tabIndex={0}
              sx={{ flex: 1, overflowY: 'auto', p: { xs: 2, lg: 3 } }}
            >
              {shows('preview') && <MarkdownPreview address={previewAddress} text={value} />}
            </Box>
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 0.5 }}>
        <FormHelperText id={`${id}-helper-text`} error={Boolean(error)} sx={{ flex: '1 1 8rem' }}>
          <FieldError
            error={error}
            otherwise="Markdown: **bold**, *italic*, ## heading, - list, [words](address)."
          />
        </FormHelperText>
        <TextLength address={previewAddress} text={value} />
      </Box>
      {picture && picturesAddress && (
        <PictureDialog
          address={picturesAddress}
          file={picture.file}
          onClose={() => setPicture(undefined)}
          onKept={(url, alt) => {
            setPicture(undefined);
            edit((selected) => pictured(selected, url, alt));
          }}
        />
      )}
    </Box>
  );
}
