import { useState } from 'react';

/**
 * Whether a picture could not be had, also where the browser found that out before scripts ran.
 * @returns `watch` for the `<img>`, and whether something else should stand in its place
 */
export function useMissingPicture() {
  const [isMissing, setMissing] = useState(false);
  const watch = {
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setMissing(true);
    },
    onError: () => setMissing(true),
  };
  return { isMissing, watch };
}
