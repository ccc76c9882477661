import { SOCIAL_LABELS, SOCIAL_NETWORKS } from '@farmgate/backend/contract/directory/social-links';
import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';

/** Pages in social networks: a name or an address each. */
export function SocialInputs() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        width: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
      }}
    >
      {SOCIAL_NETWORKS.map((network) => (
        <TextInput key={network} source={`socialLinks.${network}`} label={SOCIAL_LABELS[network]} />
      ))}
    </Box>
  );
}
