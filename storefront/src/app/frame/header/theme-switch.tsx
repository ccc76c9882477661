import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '../../../ui/forms/segmented';
import { useTheme } from '../../theme';

const OPTIONS = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden size={16} /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden size={16} /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden size={16} /> },
] as const;

/** `name` tells the footer's switch from the menu's. */
export function ThemeSwitch({ name }: { name: string }) {
  const [theme, setTheme] = useTheme();
  return <Segmented label="Theme" name={name} value={theme} options={OPTIONS} onChange={setTheme} />;
}
