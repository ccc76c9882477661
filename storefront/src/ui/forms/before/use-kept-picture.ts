import { useCallback, useState } from 'react';
import { NO_PICTURE, type PictureValue } from '../../pictures/picture-value';

/**
 * A tab's storage holds texts. Pictures stay in memory: a detour over other pages does not lose them, a
 * reload does.
 */
const kept = new Map<string, PictureValue>();

/**
 * The picture of a form, until it is sent.
 * @param name the form's, and its person's
 */
export function useKeptPicture(name: string) {
  const [picture, show] = useState(() => kept.get(name) ?? NO_PICTURE);
  const setPicture = useCallback(
    (value: PictureValue) => {
      kept.set(name, value);
      show(value);
    },
    [name],
  );
  /** It was sent, or is not wanted any more; what the form shows stays. */
  const forgetPicture = useCallback(() => void kept.delete(name), [name]);
  return { picture, setPicture, forgetPicture };
}
