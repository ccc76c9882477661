import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Prose } from './prose';
import { useMarkdownPreview } from './use-markdown-preview';

/** A Markdown text as readers see it. */
export function MarkdownPreview({ address, text }: { address: string; text: string }) {
  const { data, error } = useMarkdownPreview(address, text);
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (text.trim() === '') {
    return <Typography color="text.secondary">Your text appears here as readers will see it.</Typography>;
  }
  return data ? <Prose html={data.contentHtml} /> : null;
}
