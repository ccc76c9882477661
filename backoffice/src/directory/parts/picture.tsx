import Box from '@mui/material/Box';
import { pictureSource } from '../../kit/pictures/picture-source';

interface Props {
  src: string | null;
  /** The name of a drawing, without its number: what stands there where nobody has uploaded a picture. */
  art: string;
  /** Of the picture, in pixels; it is 4:3. */
  width?: number;
}

/** A small picture in a row or at a head; a drawing on a quiet ground where there is none. */
export function Thumbnail({ src, art, width = 56 }: Props) {
  const height = Math.round((width * 3) / 4);
  const address = pictureSource(src);
  const isDrawn = address === null;
  return (
    <Box
      component="img"
      src={address ?? `/art/${art.replaceAll('_', '-')}-1.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      sx={{
        objectFit: isDrawn ? 'contain' : 'cover',
        bgcolor: isDrawn ? 'action.hover' : 'transparent',
        p: isDrawn ? `${Math.round(width / 16)}px` : 0,
        borderRadius: '8px',
        display: 'block',
        flexShrink: 0,
      }}
    />
  );
}
