import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** @returns whether the rows of lists are cards: beside the menu of a tablet, tables would slide sideways */
export const useCards = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
