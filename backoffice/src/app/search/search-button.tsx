import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButtonWithTooltip } from 'react-admin';
import { SearchDialog } from './search-dialog';

/** Opens the one search, as Ctrl+K and Cmd+K do from anywhere. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButtonWithTooltip label="Search (Ctrl+K)" color="inherit" onClick={() => setIsOpen(true)}>
        <Search size={20} />
      </IconButtonWithTooltip>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
