import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { GO_BACK } from '../../kit/actions/go-back';
import { DRAWINGS } from './drawings';

interface Props {
  chosen: string | null;
  onClose: () => void;
  onChoose: (address: string) => void;
}

/** The product's drawings to choose from. */
export function DrawingDialog({ chosen, onClose, onChoose }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Choose an illustration</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)' },
        }}
      >
        {DRAWINGS.map(({ address, name }) => (
          <ButtonBase
            key={address}
            onClick={() => onChoose(address)}
            aria-pressed={address === chosen}
            sx={{
              display: 'block',
              p: 0.5,
              borderRadius: 2,
              border: 2,
              borderColor: address === chosen ? 'primary.main' : 'transparent',
              textAlign: 'start',
              fontSize: '0.86rem',
              color: 'text.secondary',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box
              component="img"
              src={address}
              alt=""
              loading="lazy"
              width={240}
              height={126}
              sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 1.5, mb: 0.5 }}
            />
            {name}
          </ButtonBase>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{GO_BACK}</Button>
      </DialogActions>
    </Dialog>
  );
}
