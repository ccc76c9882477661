import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext } from 'react';

/** Below which width the rows of a list are cards: on phones, or on tablets as well. */
export const CardsBelow = createContext<'sm' | 'md'>('sm');

export function useCards(): boolean {
  const below = useContext(CardsBelow);
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down(below));
}
