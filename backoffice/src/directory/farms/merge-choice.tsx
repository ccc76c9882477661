import type {
  AdminFarm,
  AdminFarmRow,
  FarmDouble,
} from '@farmgate/backend/contract/directory/admin/farms.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { GO_BACK } from '../../kit/actions/go-back';
import { Badge } from '../../kit/cells';
import { Thumbnail } from '../parts/picture';
import { VERIFICATION_TONES } from '../parts/words';

interface Props {
  farm: AdminFarm;
  doubles: readonly FarmDouble[];
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** Which farm is the double: likely ones, or any other by its name or ZIP code. */
export function MergeChoice({ farm, doubles, onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { data: found } = useGetList<AdminFarmRow>(
    'farms',
    {
      filter: /^\d{5}$/.test(wanted) ? { zipCode: wanted } : { q: wanted },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 11 },
    },
    { enabled: wanted.length >= 2 },
  );
  const others = wanted.length < 2 ? undefined : found?.filter(({ id }) => id !== farm.id);
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          The farm you choose is merged into this one. Its listings, claims, photos and corrections move here,
          and its old link redirects here.
        </Typography>
        <TextField
          label="Name or ZIP code"
          value={text}
          onChange={(event) => setText(event.target.value)}
          size="small"
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        {others === undefined ? (
          <Choices
            title={doubles.length > 0 ? 'These may be the same farm' : undefined}
            empty="No similar farms: none with this phone or email, and none with a similar name within five miles. Search for any other."
          >
            {doubles.map((double) => (
              <Choice key={double.id} farm={double} onChoose={onChoose}>
                {reasonsOf(double)}
              </Choice>
            ))}
          </Choices>
        ) : (
          <Choices title="Found" empty="No farms found">
            {others.map((other) => (
              <Choice key={other.id} farm={other} onChoose={onChoose} />
            ))}
          </Choices>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{GO_BACK}</Button>
      </DialogActions>
    </>
  );
}

const reasonsOf = ({ isSamePhone, isSameEmail, isSimilarName, distanceMiles }: FarmDouble) =>
  [
    isSimilarName && 'similar name',
    isSamePhone && 'same phone',
    isSameEmail && 'same email',
    `${distanceMiles} miles away`,
  ]
    .filter(Boolean)
    .join(', ');

function Choices({
  title,
  empty,
  children,
}: {
  title?: string | undefined;
  empty: string;
  children: ReactNode[];
}) {
  return (
    <Box sx={{ mt: 2, minHeight: 160 }}>
      {title && (
        <Typography variant="h6" component="h3">
          {title}
        </Typography>
      )}
      {children.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  farm: Pick<
    AdminFarmRow,
    'id' | 'name' | 'address' | 'imageUrl' | 'ownerName' | 'verification' | 'listings'
  >;
  onChoose: (id: number) => void;
  children?: ReactNode;
}

function Choice({ farm, onChoose, children }: ChoiceProps) {
  return (
    <Box
      component="li"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 1.25,
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      <Thumbnail src={farm.imageUrl} art="place-on-farm-market" />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{farm.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {farm.address} · {farm.ownerName ?? 'unclaimed'} · {farm.listings} listings
        </Typography>
        {children && <Typography variant="body2">{children}</Typography>}
      </Box>
      <Badge value={farm.verification} tones={VERIFICATION_TONES} />
      <Button
        variant="outlined"
        size="small"
        aria-label={`Compare with ${farm.name}`}
        onClick={() => onChoose(farm.id)}
      >
        Compare
      </Button>
    </Box>
  );
}
