import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { weekText } from '@farmgate/backend/contract/marketplace/box-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';

type Part = NonNullable<AdminProduct['box']>[number];

/** What is in a box: always, and in the weeks that are planned. */
export function BoxContents() {
  const product = useRecordContext<AdminProduct>();
  const parts = product?.box;
  if (!parts) return null;
  const weeks = [...new Set(parts.map(({ week }) => week))];
  return (
    <Box component="section" aria-label="In the box" sx={{ mb: 2 }}>
      {weeks.length === 0 && <Typography color="textSecondary">This box is empty.</Typography>}
      {weeks.map((week) => (
        <Box key={week} sx={{ mb: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {week === null ? 'In the box' : `In the box of ${weekText(week)}`}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {parts
              .filter((part) => part.week === week)
              .map((part, index) => (
                <PartLine key={`${part.productId}-${index}`} part={part} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function PartLine({ part: { productId, name, quantity } }: { part: Part }) {
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {quantity} × <Link to={`/products/${productId}/show`}>{name}</Link>
    </Typography>
  );
}
