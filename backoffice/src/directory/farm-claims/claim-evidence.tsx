import type {
  AdminFarmClaim,
  ClaimEvidence,
} from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../kit/cells';
import { EVIDENCE_LABELS, EVIDENCE_TONES } from './evidence-words';

/** What the claimant says beside what the directory says, and whether it is the same. */
export function ClaimEvidenceTable() {
  const claim = useRecordContext<AdminFarmClaim>();
  if (!claim) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Does it match?
      </Typography>
      <Table
        size="small"
        sx={{ tableLayout: 'fixed', '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere', px: 1 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 104, sm: 180 } }}>Compared</TableCell>
            <TableCell>Claimant</TableCell>
            <TableCell>Directory</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {claim.evidence.map((row) => (
            <Row key={row.field} row={row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Row({ row: { field, claimant, directory, verdict, note } }: { row: ClaimEvidence }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box sx={{ mb: 0.5 }}>{EVIDENCE_LABELS[field]}</Box>
        <Badge value={verdict} tones={EVIDENCE_TONES} />
      </TableCell>
      <TableCell>
        {claimant ?? '–'}
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell>{directory ?? '–'}</TableCell>
    </TableRow>
  );
}
