import Box from '@mui/material/Box';
import { pictureSource } from '../../kit/pictures/picture-source';

/** How many drawings there are of every category, at least. */
const DRAWINGS = 3;

interface Props {
  src: string | null;
  /** Drawn where there is no picture. */
  category: string;
  id: number;
  /** Pixels; the height is three quarters of it. */
  width?: number;
}

/** A product's picture, or the drawing that the shop shows in its place. */
export function GoodsPicture({ src, category, id, width = 52 }: Props) {
  const address = pictureSource(src);
  const small = width <= 200 ? address?.replace(/\/800\.jpg$/, '/400.jpg') : address;
  return (
    <Box
      component="img"
      src={small ?? `/art/${category}-${(id % DRAWINGS) + 1}.svg`}
      alt=""
      loading="lazy"
      width={width}
      height={Math.round(width * 0.75)}
      sx={{
        objectFit: 'cover',
        borderRadius: '8px',
        bgcolor: 'action.hover',
        flexShrink: 0,
        display: 'block',
      }}
    />
  );
}
