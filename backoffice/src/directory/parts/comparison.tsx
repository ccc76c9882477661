import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
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
  /** Left out, the third column is as wide as the others. */
  choiceWidth?: number;
  /** There is nothing to compare with: the left column alone. */
  isSingle?: boolean;
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
/** @returns whether two values differ in more than spaces and capitals */
export const isDifferent = ({ left, right }: ComparedField) => squeeze(left) !== squeeze(right);

/** On phones the name of a field is over its two values, and the third column under them. */
const ON_PHONES = {
  '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& th[scope=row]': { gridColumn: '1 / -1', border: 0, pb: 0, fontWeight: 600 },
  '& td, & thead th': { minWidth: 0 },
  '& thead th:first-of-type, & thead th:nth-of-type(4)': { display: 'none' },
  '& td:nth-of-type(3)': { gridColumn: '1 / -1' },
  '& td:nth-of-type(3):empty': { display: 'none' },
};

/** Two records side by side; what differs is marked, for eyes and for screen readers. */
export function Comparison({
  leftTitle,
  rightTitle,
  fields,
  choice,
  choiceTitle = 'Keep',
  choiceWidth,
  isSingle = false,
}: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        role="table"
        sx={(theme) => ({
          tableLayout: 'fixed',
          '& td, & th': { verticalAlign: 'top' },
          ...(choice ? { [theme.breakpoints.down('sm')]: ON_PHONES } : {}),
        })}
      >
        <TableHead>
          <TableRow role="row">
            <TableCell sx={{ width: { xs: 96, sm: 130 } }}>Field</TableCell>
            <TableCell>{leftTitle}</TableCell>
            {!isSingle && <TableCell>{rightTitle}</TableCell>}
            {choice && <TableCell sx={{ width: choiceWidth }}>{choiceTitle}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <Row
              key={field.key}
              field={field}
              isSingle={isSingle}
              {...(choice ? { choice, choiceTitle } : {})}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface RowProps extends Pick<Props, 'choice' | 'choiceTitle'> {
  field: ComparedField;
  isSingle: boolean;
}

function Row({ field, choice, choiceTitle, isSingle }: RowProps) {
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
    <TableRow role="row" sx={mark}>
      <TableCell component="th" scope="row" role="rowheader" sx={{ fontWeight: differs ? 600 : 400 }}>
        {field.label}
        {differs && <Unseen>, differs</Unseen>}
      </TableCell>
      <TableCell role="cell" sx={text}>
        {field.left || '–'}
      </TableCell>
      {!isSingle && (
        <TableCell role="cell" sx={text}>
          {field.right || '–'}
        </TableCell>
      )}
      {choice && (
        <TableCell role="cell" sx={{ py: 0.25 }}>
          {differs && (
            <>
              <Typography
                aria-hidden
                variant="caption"
                sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}
              >
                {choiceTitle}
              </Typography>
              {choice(field)}
            </>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
