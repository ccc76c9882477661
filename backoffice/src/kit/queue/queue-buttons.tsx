import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useQueuePlace } from './queue-context';
import type { ONWARD } from './queue-provider';

/** The way to the record before and after in the list, and which of how many this one is. */
export function QueueButtons() {
  const place = useQueuePlace();
  const { state, key } = useLocation() as { state: Partial<typeof ONWARD> | null; key: string };
  const box = useRef<HTMLElement>(null);
  const isShown = place !== null;
  useEffect(() => {
    if (isShown && state?.isOnward) box.current?.focus({ preventScroll: true });
  }, [isShown, state, key]);
  if (!place) return null;
  const { index = 0, total = 0, prevPath, nextPath, state: given } = place;
  const position = `${(index + 1).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  return (
    <Box
      component="nav"
      ref={box}
      tabIndex={-1}
      aria-label={`In the list: ${position}`}
      sx={{ display: 'flex', alignItems: 'center', mr: 'auto', outlineOffset: 2 }}
    >
      <Step to={prevPath} state={given} label="Previous in the list" icon={ChevronLeft} />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {position}
      </Typography>
      <Step to={nextPath} state={given} label="Next in the list" icon={ChevronRight} />
    </Box>
  );
}

function Step({
  to,
  state,
  label,
  icon: Icon,
}: {
  to: string | undefined;
  state: object;
  label: string;
  icon: typeof ChevronLeft;
}) {
  const icon = <Icon size={22} aria-hidden="true" />;
  if (!to) {
    return (
      <IconButton aria-label={label} disabled>
        {icon}
      </IconButton>
    );
  }
  return (
    <IconButton aria-label={label} title={label} component={Link} to={to} state={state}>
      {icon}
    </IconButton>
  );
}
