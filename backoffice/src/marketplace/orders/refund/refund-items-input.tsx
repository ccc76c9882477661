import { formatPricePerUnit } from '@farmgate/backend/contract/directory/prices';
import type { AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { openOf, type Ticked } from './refund-worth';

type Line = AdminVendorOrder['items'][number];

/** Which items are refunded, and how many of each. */
export function RefundItemsInput({
  lines,
  onTicked,
}: {
  lines: readonly Line[];
  onTicked: (ticked: readonly Ticked[]) => void;
}) {
  const { field, fieldState } = useInput({ source: 'items' });
  const ticked = field.value as readonly Ticked[];
  const change = (id: number, quantity: number) => {
    const others = ticked.filter((one) => one.id !== id);
    const next = quantity > 0 ? [...others, { id, quantity }] : others;
    field.onChange(next);
    onTicked(next);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary', fontSize: '0.86rem' }}>
        Items to refund
      </Box>
      {lines.map((line) => (
        <Item
          key={line.id}
          line={line}
          quantity={ticked.find(({ id }) => id === line.id)?.quantity ?? 0}
          onChange={(quantity) => change(line.id, quantity)}
        />
      ))}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

interface ItemProps {
  line: Line;
  /** 0 where it is not ticked. */
  quantity: number;
  onChange: (quantity: number) => void;
}

function Item({ line, quantity, onChange }: ItemProps) {
  const open = openOf(line);
  const isTicked = quantity > 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.25 }}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0, overflowWrap: 'anywhere' }}
        control={
          <Checkbox checked={isTicked} onChange={(event) => onChange(event.target.checked ? open : 0)} />
        }
        label={`${line.name}, ${formatPricePerUnit(line.unitPrice.toFixed(2), line.unit)}`}
      />
      {open > 1 && isTicked ? (
        <Quantity label={`How many of ${line.name}`} quantity={quantity} most={open} onChange={onChange} />
      ) : null}
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        of {open}
      </Box>
    </Box>
  );
}

interface QuantityProps {
  label: string;
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

/** What is being typed may be empty for a moment; what counts is from 1 to the most. */
function Quantity({ label, quantity, most, onChange }: QuantityProps) {
  const [text, setText] = useState(String(quantity));
  return (
    <TextField
      type="number"
      size="small"
      margin="none"
      value={text}
      sx={{ width: 88, my: 0 }}
      slotProps={{ htmlInput: { 'aria-label': label, min: 1, max: most, step: 1 } }}
      onChange={({ target: { value } }) => {
        setText(value);
        const asked = Math.floor(Number(value));
        if (value !== '' && asked >= 1) onChange(Math.min(asked, most));
      }}
      onBlur={() => setText(String(quantity))}
    />
  );
}
