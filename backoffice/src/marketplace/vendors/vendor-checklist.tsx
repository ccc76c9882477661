import type { AdminVendor } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import { VENDOR_CHECKS, type VendorCheck } from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Check, CircleAlert } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { useAct } from '../../kit/actions/use-act';
import { dayText } from '../../kit/cells';
import { useMay } from '../../kit/may';

/** What speaks for a vendor: what the product sees by itself, and what staff have to look at. */
export function VendorChecklist() {
  const vendor = useRecordContext<AdminVendor>();
  if (!vendor) return null;
  return (
    <Paper component="section" aria-labelledby="checklist" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="checklist" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Checklist
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {vendor.checks.map(({ label, isFine, missing }) => (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'flex',
              gap: 1,
              py: 0.5,
              alignItems: 'flex-start',
              color: isFine ? 'text.primary' : 'error.main',
            }}
          >
            <Box component="span" sx={{ color: isFine ? 'primary.main' : 'error.main', pt: '3px' }}>
              {isFine ? (
                <Check size={16} aria-label="Yes:" />
              ) : (
                <CircleAlert size={16} aria-label="Not ready yet:" />
              )}
            </Box>
            {isFine ? label : missing}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Check these before you approve the vendor:
      </Typography>
      {VENDOR_CHECKS.map(({ id, label }) => (
        <Tick key={id} check={id} label={label} />
      ))}
    </Paper>
  );
}

function Tick({ check, label }: { check: VendorCheck; label: string }) {
  const vendor = useRecordContext<AdminVendor>();
  const { act, isWaiting } = useAct('tick', {});
  const isAllowed = useMay('tick');
  if (!vendor) return null;
  const tick = vendor.reviewTicks[check];
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { pt: 0.25 } }}
        control={
          <Checkbox
            checked={tick !== undefined}
            disabled={isWaiting || !isAllowed}
            onChange={(event) =>
              void act([vendor.id], { check, isTicked: event.target.checked }).catch(() => undefined)
            }
          />
        }
        label={label}
      />
      {tick && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
          {tick.by}, {dayText(tick.at)}
        </Typography>
      )}
    </Box>
  );
}
