import type { AdminImportRecord } from '@farmgate/backend/contract/directory/admin/imports.admin';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';

/** The most telling value of a row comes first: its name. */
const nameOf = (raw: Record<string, string>) =>
  Object.entries(raw).find(([column]) => /name/i.test(column))?.[1] ?? Object.values(raw)[0] ?? '';

/** The first rows that could not be taken; the file has them all. */
export function Rejects() {
  const run = useRecordContext<AdminImportRecord>();
  if (!run || run.rejects.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2, mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Rejected
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {run.rejected > run.rejects.length
          ? `The first ${run.rejects.length} of ${run.rejected.toLocaleString('en-US')}; the download has all, as they stood in the file.`
          : 'Fix them in the downloaded file, then import it.'}
      </Typography>
      <Box role="region" aria-label="Rejected rows" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">Row</TableCell>
              <TableCell>Name</TableCell>
              <TableCell>Why</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {run.rejects.map(({ row, reason, raw }) => (
              <TableRow key={row}>
                <TableCell align="right">{row}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{nameOf(raw)}</TableCell>
                <TableCell>{reason}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
