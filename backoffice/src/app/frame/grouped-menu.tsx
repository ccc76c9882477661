import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { House, type LucideIcon } from 'lucide-react';
import { useCanAccessResources, useSidebarState } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { GROUPS } from '../../kit/record/resource';
import { resources } from '../resources';

const names = resources.map(({ name }) => name);

/** @param access by name of a resource; nothing is shown until it is known */
const shownWith = (access: Record<string, boolean> | undefined) =>
  GROUPS.map((group) => ({
    group,
    items: resources.filter(({ name, isHidden, group: own }) => own === group && !isHidden && access?.[name]),
  })).filter(({ items }) => items.length > 0);

/** The menu: what one may read, under the heading of its domain. Folded, it is a column of icons. */
export function GroupedMenu() {
  const [isOpen] = useSidebarState();
  const { canAccess } = useCanAccessResources({ resources: names, action: 'list' });
  const shown = shownWith(canAccess);
  return (
    <Box component="nav" aria-label="Back office" sx={{ width: isOpen ? 232 : 56, pt: 1.5, pb: 4 }}>
      <Box component="ul" sx={listStyle}>
        <Item to="/" label="Home" icon={House} />
      </Box>
      {shown.map(({ group, items }) => (
        <Box component="section" key={group} aria-label={group} sx={{ mt: 2 }}>
          {isOpen && (
            <Box component="h2" sx={{ m: 0, px: 3, pb: 0.5, typography: 'body2', color: 'text.secondary' }}>
              {group}
            </Box>
          )}
          <Box component="ul" sx={listStyle}>
            {items.map(({ name, label, icon }) => (
              <Item key={name} to={`/${name}`} label={label} icon={icon} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 };

function Item({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon }) {
  const [isOpen, setIsOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <li>
      <Tooltip title={isOpen ? '' : label} placement="right">
        <Box
          component={NavLink}
          to={to}
          end={to === '/'}
          onClick={() => isPhone && setIsOpen(false)}
          {...(isOpen ? {} : { 'aria-label': label })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            mx: 1,
            px: 1.25,
            minHeight: { xs: 44, md: 36 },
            borderRadius: '10px',
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'action.hover' },
            '&.active': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
          }}
        >
          <Icon size={20} aria-hidden="true" />
          {isOpen && label}
        </Box>
      </Tooltip>
    </li>
  );
}
