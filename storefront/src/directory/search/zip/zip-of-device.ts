import { nearestZip } from '../../api';
import { devicePosition, positionTrouble } from './device-position';

/** @throws Error with a sentence that says why it is not known */
export async function zipOfDevice(): Promise<string> {
  try {
    const { zipCode } = await nearestZip(await devicePosition());
    return zipCode;
  } catch (error) {
    throw new Error(positionTrouble(error), { cause: error });
  }
}
