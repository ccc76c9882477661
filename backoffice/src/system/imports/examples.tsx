import type { AdminImportRecord } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { IMPORT_OUTCOMES } from '@farmgate/backend/contract/directory/import-files';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';

const TITLES = {
  created: ['New places', 'New places'],
  added: ['Added to existing places', 'To be added to existing places'],
  updated: ['Updated places', 'Places to be updated'],
} as const;

/** Some rows of each outcome, by name. */
export function Examples() {
  const run = useRecordContext<AdminImportRecord>();
  if (!run || run.examples.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Examples"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, mb: 3 }}
    >
      {IMPORT_OUTCOMES.filter((outcome) => run[outcome] > 0).map((outcome) => (
        <ExampleList key={outcome} run={run} outcome={outcome} />
      ))}
    </Box>
  );
}

interface Props {
  run: AdminImportRecord;
  outcome: (typeof IMPORT_OUTCOMES)[number];
}

function ExampleList({ run, outcome }: Props) {
  const examples = run.examples.filter((example) => example.outcome === outcome);
  const others = run[outcome] - examples.length;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {TITLES[outcome][run.isPreview ? 1 : 0]}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {examples.map(({ name, where }, index) => (
          <li key={index}>
            {name}
            {where && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {`, ${where}`}
              </Typography>
            )}
          </li>
        ))}
        {others > 0 && <li>{`and ${others.toLocaleString('en-US')} more`}</li>}
      </Box>
    </div>
  );
}
