import { Segmented } from '../../../ui/fields/segmented';
import { Icon } from '../../../ui/icon';
import { useTheme } from '../../theme';

const OPTIONS = [
  { value: 'light', label: 'Light', icon: <Icon name="sun" /> },
  { value: 'dark', label: 'Dark', icon: <Icon name="moon" /> },
  { value: 'system', label: 'System', icon: <Icon name="monitor" /> },
] as const;

/** `name` tells the footer's switch from the menu's. */
export function ThemeSwitch({ name }: { name: string }) {
  const [theme, setTheme] = useTheme();
  return <Segmented label="Theme" name={name} value={theme} options={OPTIONS} onChange={setTheme} />;
}
