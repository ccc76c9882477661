import FormHelperText from '@mui/material/FormHelperText';
import { useMarkdownPreview } from './use-markdown-preview';

/** How long a text is, and how long reading it takes, as the server counts. */
export function TextLength({ address, text }: { address: string; text: string }) {
  const { data } = useMarkdownPreview(address, text);
  return (
    <FormHelperText component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {data &&
        data.wordCount > 0 &&
        `${data.wordCount.toLocaleString('en-US')} words, ${data.readingTime} min to read`}
    </FormHelperText>
  );
}
