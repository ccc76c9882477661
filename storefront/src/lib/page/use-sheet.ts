import { useEffect, useId, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { KEEP_SCROLL } from './navigation';

const sheetOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'sheet' in state ? state.sheet : undefined;

/**
 * Whether a sheet over the page is open. Opening it adds to the history, so that Back closes it instead of
 * leaving the page; what is chosen in it adds entries of its own, which Back undoes first.
 */
export function useSheet(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const id = useId();
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(location);
  const isEntry = sheetOf(location.state) === id;
  const isBack = type === NavigationType.Pop;
  if (seen !== location) {
    setSeen(location);
    if (isBack && !isEntry) setIsOpen(false);
  }
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current === location) return;
    previous.current = location;
    // Closed by its button after something was chosen: nothing is to be seen of the entry.
    if (isBack && isEntry && !isOpen) void navigate(-1);
  }, [location, isBack, isEntry, isOpen, navigate]);
  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    setIsOpen(next);
    if (!next) return void (isEntry && navigate(-1));
    const { pathname, search } = location;
    const state = location.state as object | null;
    void navigate(pathname + search, { state: { ...state, ...KEEP_SCROLL, sheet: id } });
  };
  return [isOpen, setOpen];
}
