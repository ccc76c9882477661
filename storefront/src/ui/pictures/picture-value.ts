/** What becomes of a form's picture. */
export interface PictureValue {
  /** The picture to send; null where none was chosen. */
  file: File | null;
  /** The picture that is kept so far goes away. */
  isRemoved: boolean;
}

export const NO_PICTURE: PictureValue = { file: null, isRemoved: false };
