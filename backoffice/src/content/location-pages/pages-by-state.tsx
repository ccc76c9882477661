import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { dayText } from '../../kit/cells';
import { NothingYet } from '../../kit/nothing-yet';
import { useAllPages } from './generation-calls';
import { groupByState, type StateGroup } from './group-by-state';

/** What has been made, by state: the state with the most pages first. */
export function PagesByState() {
  const { data: pages, error } = useAllPages();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!pages) return <Skeleton variant="rounded" height={240} />;
  if (pages.length === 0) return <NothingYet sentence="No Pages Generated Yet" />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groupByState(pages).map((group) => (
        <State key={group.stateCode} group={group} />
      ))}
    </Box>
  );
}

/** As many columns as such a share allows, and as have room for a name and a day. */
const columns = (share: string) => `repeat(auto-fill, minmax(min(100%, max(11rem, ${share})), 1fr))`;

function State({ group: { state, stateCode, count, shown, more } }: { group: StateGroup }) {
  const id = `state-${stateCode}`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {state}{' '}
        <Typography component="span" color="text.secondary">
          {count} {count === 1 ? 'page' : 'pages'}
        </Typography>
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.75,
          gridTemplateColumns: { xs: columns('40%'), xl: columns('30%') },
        }}
      >
        {shown.map(({ slug, city, lastUpdated }) => (
          <Box
            component="li"
            key={slug}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}
          >
            <a href={`/${slug}`}>{city}</a>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
              {dayText(lastUpdated)}
            </Typography>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          +{more} more
        </Typography>
      )}
    </Box>
  );
}
