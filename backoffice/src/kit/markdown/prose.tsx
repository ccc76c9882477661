import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** How the storefront shows long texts (its ui/styles/prose.css), in the back office's theme. */
const PROSE: SxProps<Theme> = {
  maxWidth: '68ch',
  fontSize: '1.06rem',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  '& > *': { mt: 0, mb: 0 },
  '& > * + *': { mt: '1.15em' },
  '& :is(h2, h3, h4)': {
    fontFamily: (theme: Theme) => theme.typography.h2.fontFamily,
    fontWeight: 560,
    lineHeight: 1.2,
  },
  '& h2': { fontSize: '1.56rem' },
  '& h3': { fontSize: '1.25rem' },
  '& h4': { fontSize: '1.06rem' },
  '& > * + h2': { mt: '1.6em' },
  '& > * + :is(h3, h4)': { mt: '1.5em' },
  '& :is(h2, h3, h4) + *': { mt: '0.6em' },
  '& a': { color: 'primary.main', textUnderlineOffset: '3px' },
  '& strong': { fontWeight: 650 },
  '& :is(ul, ol)': { pl: '1.4em' },
  '& li::marker': { color: 'primary.main' },
  '& li + li': { mt: '0.4em' },
  '& blockquote': { mx: 0, pl: '1.1em', borderLeft: 3, borderColor: 'primary.main', color: 'text.secondary' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: '2em' },
  '& :is(code, pre)': { bgcolor: 'background.default', borderRadius: '6px', fontSize: '0.9em' },
  '& code': { px: '0.35em', py: '0.1em' },
  '& pre': { p: '1em', overflowX: 'auto', '& code': { p: 0 } },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '12px' },
  '& .prose-table': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.94rem' },
  '& :is(th, td)': {
    borderBottom: 1,
    borderColor: 'divider',
    p: '0.6em 0.75em',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { bgcolor: 'background.default', fontWeight: 650 },
};

/** Links lead to a page of its own: what is being written stays where it is. */
function openElsewhere(event: MouseEvent<HTMLElement>): void {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (!href || href.startsWith('#')) return;
  event.preventDefault();
  window.open(href, '_blank', 'noopener');
}

/**
 * A long text as readers see it.
 * @param html what our own server made of Markdown; nothing else may come here
 */
export function Prose({ html }: { html: string }) {
  return (
    // The links inside are the controls; the keyboard's Enter arrives as a click as well.
    <Box sx={PROSE} onClick={openElsewhere} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
