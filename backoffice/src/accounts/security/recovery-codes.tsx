import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Copy, Download, Printer } from 'lucide-react';
import { useNotify } from 'react-admin';

const fileText = (codes: readonly string[]) =>
  [
    'Farmgate recovery codes',
    'Each works once, in place of a code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\r\n');

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([fileText(codes)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'farmgate-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** The codes for when the authenticator is lost. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('Codes copied.', { type: 'success' }),
      () => notify('Your browser didn’t let us copy them. Please write them down.', { type: 'warning' }),
    );
  return (
    <Stack spacing={2}>
      <Alert severity="warning" sx={{ '@media print': { display: 'none' } }}>
        Save these codes now. We won’t show them again. Keep them somewhere other than your phone. Each code
        works once, in place of a code from your authenticator app.
      </Alert>
      <Box
        component="ol"
        aria-label="Recovery codes"
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' },
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          fontFamily: 'ui-monospace, monospace',
          fontSize: '1.05rem',
          letterSpacing: '0.02em',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}
      >
        <Button startIcon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button startIcon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button startIcon={<Download size={18} aria-hidden="true" />} onClick={() => download(codes)}>
          Download
        </Button>
        <Button variant="contained" onClick={onDone}>
          I saved these codes
        </Button>
      </Stack>
    </Stack>
  );
}
