import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Unseen } from '../../kit/record/unseen';

export interface ComparedField {
  key: string;
  label: string;
  /** As people read it; '' for nothing. */
  left: string;
  right: string;
}

interface Props {
  leftTitle: ReactNode;
  rightTitle: ReactNode;
  fields: readonly ComparedField[];
  /** What stands in a third column, for each field that differs. */
  choice?: (field: ComparedField) => ReactNode;
  choiceTitle?: string;
  /** There is nothing to compare with: the left column alone. */
  isSingle?: boolean;
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
/** @returns whether two values differ in more than spaces and capitals */
export const isDifferent = ({ left, right }: ComparedField) => squeeze(left) !== squeeze(right);

/** Two records side by side; what differs is marked, for eyes and for screen readers. */
export function Comparison({
  leftTitle,
  rightTitle,
  fields,
  choice,
  choiceTitle = 'Keep',
  isSingle = false,
}: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        sx={{
          ...(choice ? { minWidth: 520 } : { tableLayout: 'fixed' }),
          '& td, & th': { verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 96, sm: 130 } }}>Field</TableCell>
            <TableCell>{leftTitle}</TableCell>
            {!isSingle && <TableCell>{rightTitle}</TableCell>}
            {choice && <TableCell sx={{ width: 150 }}>{choiceTitle}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <Row key={field.key} field={field} isSingle={isSingle} {...(choice ? { choice } : {})} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowProps extends Pick<Props, 'choice'> {
  field: ComparedField;
  isSingle: boolean;
}

function Row({ field, choice, isSingle }: RowProps) {
  const differs = !isSingle && isDifferent(field);
  const mark = differs
    ? {
        bgcolor: 'action.hover',
        boxShadow: (theme: { palette: { warning: { main: string } } }) =>
          `inset 3px 0 ${theme.palette.warning.main}`,
      }
    : {};
  const text = {
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: differs || isSingle ? 'text.primary' : 'text.secondary',
  };
  return (
    <TableRow sx={mark}>
      <TableCell component="th" scope="row" sx={{ fontWeight: differs ? 600 : 400 }}>
        {field.label}
        {differs && <Unseen>, differs</Unseen>}
      </TableCell>
      <TableCell sx={text}>{field.left || '–'}</TableCell>
      {!isSingle && <TableCell sx={text}>{field.right || '–'}</TableCell>}
      {choice && <TableCell sx={{ py: 0.25 }}>{differs ? choice(field) : null}</TableCell>}
    </TableRow>
  );
}
