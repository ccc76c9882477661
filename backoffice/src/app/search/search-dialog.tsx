import type { SearchKind } from '@farmgate/backend/contract/backoffice/search.admin';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Unseen } from '../../kit/record/unseen';
import { type Found, useSearch } from './use-search';

const KIND_NAMES: Record<SearchKind | 'screens', string> = {
  screens: 'Screens and actions',
  users: 'People',
  farms: 'Farms',
  places: 'Places',
  vendors: 'Vendors',
  products: 'Products',
  orders: 'Orders',
  messages: 'Messages',
};

/** One search over all screens, and everything that one may read; Enter opens what is marked. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { found, isLongEnough, isWaiting, error, moreOf } = useSearch(text);
  const navigate = useNavigate();
  const open = ({ path }: Found) => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      // The results are part of the dialog, and longer than it.
      slotProps={{ paper: { 'aria-label': 'Search', sx: { overflowY: 'visible' } } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2 }}>
        <Autocomplete<Found>
          open={isLongEnough || found.length > 0}
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          options={found}
          loading={isWaiting}
          loadingText="Searching..."
          noOptionsText={error ? `${error.message}` : 'Nothing found. Try fewer letters, or another word.'}
          filterOptions={(options) => options}
          groupBy={({ kind }) => kind}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ path, title }) => `${path} ${title}`}
          inputValue={text}
          onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
          value={null}
          onChange={(_event, chosen) => chosen && open(chosen)}
          autoHighlight
          disablePortal
          fullWidth
          forcePopupIcon={false}
          slotProps={{ listbox: { sx: { maxHeight: '60dvh' } } }}
          renderGroup={({ key, group, children }) => (
            <div key={key} role="group" aria-label={KIND_NAMES[group as Found['kind']]}>
              <ListSubheader component="div" role="presentation">
                {KIND_NAMES[group as Found['kind']]}
                {moreOf.has(group as SearchKind) && ' (first 5)'}
              </ListSubheader>
              {children}
            </div>
          )}
          renderOption={({ key, ...props }, { title, detail }) => (
            <li key={key} {...props}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {title}
                {detail && (
                  <Typography variant="body2" color="textSecondary">
                    {detail}
                  </Typography>
                )}
              </Box>
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Search"
              helperText="Names, emails, order numbers, a ZIP code or a screen. Ctrl+K opens this search."
              autoFocus
            />
          )}
        />
        <div role="status">
          <Unseen>
            {(isLongEnough || found.length > 0) && !isWaiting ? countText(found.length, error) : ''}
          </Unseen>
        </div>
      </Box>
    </Dialog>
  );
}

function countText(count: number, error: Error | null): string {
  if (error) return error.message;
  return count === 1 ? '1 result' : `${count} results`;
}
