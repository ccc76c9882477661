import ListSubheader from '@mui/material/ListSubheader';
import { House } from 'lucide-react';
import { Fragment } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { GROUPS } from '../../kit/resource';
import { resources } from '../resources';

/** The menu: every resource under the heading of its room. */
export function GroupedMenu() {
  const [isOpen] = useSidebarState();
  return (
    <Menu sx={{ pb: 4, '& svg': { width: 20, height: 20 } }}>
      <Menu.Item to="/" primaryText="Start" leftIcon={<House />} />
      {GROUPS.map((group) => (
        <Fragment key={group}>
          {isOpen && (
            <ListSubheader
              disableSticky
              sx={{
                bgcolor: 'transparent',
                lineHeight: 1,
                pt: 2.5,
                pb: 1,
                fontSize: '0.8rem',
                color: 'text.secondary',
              }}
            >
              {group}
            </ListSubheader>
          )}
          {resources
            .filter((resource) => resource.group === group && !resource.isHidden)
            .map(({ name, label, icon: Icon }) => (
              <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<Icon />} />
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}
