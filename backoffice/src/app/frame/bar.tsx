import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Moon, ShieldCheck, Store, Sun } from 'lucide-react';
import {
  AppBar,
  IconButtonWithTooltip,
  Link,
  Logout,
  TitlePortal,
  UserMenu,
  useTheme,
  useUserMenu,
} from 'react-admin';
import { SearchButton } from '../search/search-button';
import { keepTheme } from '../theme-choice';
import { Wordmark } from './wordmark';

/** The bar: the name, the page's title, the search, light or dark, and who is signed in. */
export function Bar() {
  return (
    <AppBar alwaysOn color="inherit" userMenu={<People />} toolbar={<Tools />}>
      <Link to="/" underline="none" color="inherit" sx={{ display: 'flex', mr: 2 }} aria-label="Home page">
        <Wordmark isShort />
      </Link>
      <TitlePortal
        component="h1"
        variant="h6"
        sx={{ color: 'text.secondary', '& > span': { display: 'inline' } }}
      />
    </AppBar>
  );
}

function Tools() {
  return (
    <>
      <SearchButton />
      <ThemeToggle />
    </>
  );
}

function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    setTheme(next);
    keepTheme(next);
  };
  return (
    <IconButtonWithTooltip label={isDark ? 'Light colors' : 'Dark colors'} onClick={toggle} color="inherit">
      {isDark ? <Sun size={20} /> : <Moon size={20} />}
    </IconButtonWithTooltip>
  );
}

function People() {
  return (
    <UserMenu>
      <SecurityItem />
      <ShopItem />
      <Logout />
    </UserMenu>
  );
}

function SecurityItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/security" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ShieldCheck size={18} />
      </ListItemIcon>
      Login and security
    </MenuItem>
  );
}

function ShopItem() {
  return (
    <MenuItem component="a" href="/">
      <ListItemIcon>
        <Store size={18} />
      </ListItemIcon>
      Open the public site
    </MenuItem>
  );
}
