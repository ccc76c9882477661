import Box from '@mui/material/Box';

/** A small picture in a row or at a head; a quiet ground where there is none. */
export function Thumbnail({ src, width = 56 }: { src: string | null; width?: number }) {
  const height = Math.round((width * 3) / 4);
  if (!src) {
    return (
      <Box
        aria-hidden="true"
        sx={{
          width,
          height,
          borderRadius: '6px',
          bgcolor: 'action.hover',
          display: 'inline-block',
          flexShrink: 0,
        }}
      />
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      sx={{ width, height, objectFit: 'cover', borderRadius: '6px', display: 'block', flexShrink: 0 }}
    />
  );
}
