import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Carrot,
  FileUp,
  House,
  Inbox,
  type LucideIcon,
  Megaphone,
  Newspaper,
  ReceiptText,
  SlidersHorizontal,
  Store,
  Tractor,
  Users,
  Wallet,
} from 'lucide-react';
import { useSidebarState } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Section } from '../../kit/record/resource';
import { nameWithCount, waitingBehind } from './sections.rules';
import { useSections } from './use-sections';
import { WaitingCount } from './waiting-count';

const ICONS: Record<Section, LucideIcon> = {
  Inbox,
  Directory: Tractor,
  Orders: ReceiptText,
  Vendors: Store,
  Products: Carrot,
  Money: Wallet,
  Content: Newspaper,
  Audience: Megaphone,
  Imports: FileUp,
  People: Users,
  Settings: SlidersHorizontal,
};

/** The menu: a section opens its first list, and what waits in it stands beside it. Folded, it is icons. */
export function SectionMenu() {
  const [isOpen] = useSidebarState();
  const { sections, waiting, current, open } = useSections();
  return (
    <Box component="nav" aria-label="Back office" sx={{ width: isOpen ? 232 : 56, pt: 1.5, pb: 4 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Entry to="/" label="Home" icon={House} isHere={current === ''} />
        {sections.map(({ section, items }) => (
          <Entry
            key={section}
            to={`/${items[0]?.name ?? ''}`}
            label={section}
            icon={ICONS[section]}
            isHere={open?.section === section}
            count={waitingBehind(
              section,
              items.map(({ name }) => name),
              waiting,
            )}
          />
        ))}
      </Box>
    </Box>
  );
}

interface EntryProps {
  to: string;
  label: string;
  icon: LucideIcon;
  isHere: boolean;
  count?: number;
}

function Entry({ to, label, icon: Icon, isHere, count = 0 }: EntryProps) {
  const [isOpen, setIsOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const name = nameWithCount(label, count);
  return (
    <li>
      <Tooltip title={isOpen ? '' : name} placement="right">
        <Box
          component={Link}
          to={to}
          onClick={() => isPhone && setIsOpen(false)}
          {...(isHere && { 'aria-current': 'page' })}
          aria-label={name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            mx: 1,
            px: 1.25,
            minHeight: { xs: 44, md: 40 },
            borderRadius: '10px',
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
          }}
        >
          <Icon size={20} aria-hidden="true" />
          {isOpen && label}
          {isOpen && <WaitingCount count={count} />}
        </Box>
      </Tooltip>
    </li>
  );
}
