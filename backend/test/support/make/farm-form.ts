import { makePicture } from './pictures.js';

/** A farm as somebody types it. */
export const BLUE_HERON = {
  name: 'Blue Heron Farm',
  description: 'Greens and eggs by the river.',
  address: '12 River Road, Fort Myers, FL',
  zipCode: '33901',
  email: 'hello@blue-heron.example',
};

/** The fields of a farm as its form sends them, with what a test is about. */
export const farmForm = (more: object = {}) => ({ data: JSON.stringify({ ...BLUE_HERON, ...more }) });

/** A photograph as a form sends it. */
export const pictureFile = async () => ({
  field: 'image',
  bytes: await makePicture(),
  name: 'a.jpg',
  type: 'image/jpeg',
});
