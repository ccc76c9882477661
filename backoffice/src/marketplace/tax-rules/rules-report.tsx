import type { TaxRulesPreview } from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { previewText } from './tax-words';

const OUTCOMES = { create: 'New', update: 'Changed', same: 'No change', wrong: 'Mistake' } as const;

/** What a file would do, row by row. */
export function RulesReport({ preview }: { preview: TaxRulesPreview }) {
  const { wrong, unknownColumns, rows } = preview;
  return (
    <Box sx={{ mt: 2 }}>
      <Alert role="status" severity={wrong > 0 ? 'error' : 'info'}>
        {previewText(preview)}
        {wrong > 0 && ' Nothing is imported until every row is correct.'}
        {unknownColumns.length > 0 && ` These columns are ignored: ${unknownColumns.join(', ')}.`}
      </Alert>
      <Box
        component="ul"
        aria-label="Rows"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 300, overflowY: 'auto' }}
      >
        {rows.map((row) => (
          <Box
            component="li"
            key={row.row}
            sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <Typography variant="body2" color="textSecondary" sx={{ minWidth: 52 }}>
                Row {row.row}
              </Typography>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                {row.name}
              </Typography>
              <Typography
                variant="body2"
                sx={{ fontWeight: 600, color: row.outcome === 'wrong' ? 'error.main' : 'inherit' }}
              >
                {OUTCOMES[row.outcome]}
              </Typography>
            </Box>
            {row.messages.map((message) => (
              <Typography key={message} variant="body2" sx={{ color: 'error.main', pl: '64px' }}>
                {message}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
