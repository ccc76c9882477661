import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Named for those who do not see it. */
  label: string;
  /** Columns that hold figures begin with '>'. */
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; isSum?: boolean }[];
}

const isFigure = (head: string | undefined) => head?.startsWith('>') ?? false;

/** A plain table inside of a page; scrolls by itself where it is too narrow for it. */
export function SmallTable({ label, heads, rows }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.92rem',
          fontVariantNumeric: 'tabular-nums',
          '& th': { fontWeight: 500, color: 'text.secondary', fontSize: '0.86rem', textAlign: 'left' },
          '& th, & td': { py: 0.75, pr: 2, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
          '& th:last-of-type, & td:last-of-type': { pr: 0 },
          '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
          '& tr.sum td': { fontWeight: 600, borderBottom: 0 },
        }}
      >
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={`${index}${head}`} scope="col" className={isFigure(head) ? 'figure' : undefined}>
                {head.replace('>', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isSum }) => (
            <tr key={key} className={isSum ? 'sum' : undefined}>
              {cells.map((cell, index) => (
                <td key={index} className={isFigure(heads[index]) ? 'figure' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
