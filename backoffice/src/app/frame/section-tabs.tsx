import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { nameWithCount, waitingIn } from './sections.rules';
import { useSections } from './use-sections';
import { WaitingCount } from './waiting-count';

/** The lists of the section that the page is in, in a row that scrolls where it is too long. */
export function SectionTabs() {
  const { open, waiting, current } = useSections();
  const row = useRef<HTMLUListElement>(null);
  const section = open?.section;
  // The open list's tab is in sight, also where the row is longer than the screen.
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.querySelector('[aria-current]')];
    if (!list || !tab) return;
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left - 16;
  }, [section, current]);
  if (!open || open.items.length < 2) return null;
  return (
    <Box component="nav" aria-label={`${open.section} lists`} sx={{ minWidth: 0 }}>
      <Box
        component="ul"
        ref={row}
        sx={{
          display: 'flex',
          overflowX: 'auto',
          listStyle: 'none',
          m: 0,
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {open.items.map(({ name, label }) => (
          <li key={name}>
            <Box
              component={Link}
              to={`/${name}`}
              aria-label={nameWithCount(label, waitingIn([name], waiting))}
              {...(name === current && { 'aria-current': 'page' })}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                px: 1.5,
                minHeight: { xs: 44, md: 36 },
                borderRadius: '10px',
                color: 'text.secondary',
                fontWeight: 600,
                textDecoration: 'none',
                whiteSpace: 'nowrap',
                '&:hover': { bgcolor: 'action.hover' },
                '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main' },
              }}
            >
              {label}
              <WaitingCount count={waitingIn([name], waiting)} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
