import { type EntityManager, In } from 'typeorm';
import { ZipCode } from './zip-code.entity.js';

export async function findZipCodes(
  tx: EntityManager,
  zipCodes: Iterable<string>,
): Promise<Map<string, ZipCode>> {
  const rows = await tx.findBy(ZipCode, { zipCode: In([...new Set(zipCodes)]) });
  return new Map(rows.map((row) => [row.zipCode, row]));
}
