import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../../../platform/config/project-folder.js';
import type { CountyArea } from './witnesses.rules.js';

/** Written by tools/art/make-counties.mjs: state, name, latitude, longitude, kilometers. */
const FILE = path.join(projectFolder(), 'backend/content/counties/counties.csv');

export interface Counties {
  /** @param name "Lee", "Lee County", "St. Mary Parish" @param state two letters */
  find(name: string | undefined, state: string | null | undefined): readonly CountyArea[] | null;
}

/** "St. Mary Parish" and "Saint Mary" are one county; so are "Doña Ana" and "Dona Ana". */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:county|parish|borough|census area|municipality|city and)\b/g, ' ')
    .replace(/\bst(?:e)?\b\.?/g, 'saint')
    .replace(/[^a-z]/g, '');

const keyOf = (name: string, state: string) => `${state} ${plainName(name)}`;

export function readCounties(csv: string): Counties {
  const known = new Map<string, CountyArea[]>();
  for (const line of csv.trim().split('\n').slice(1)) {
    const [state = '', name = '', latitude, longitude, radiusKm] = line.split(',');
    const key = keyOf(name, state);
    const area = { latitude: Number(latitude), longitude: Number(longitude), radiusKm: Number(radiusKm) };
    known.set(key, [...(known.get(key) ?? []), area]);
  }
  return { find: (name, state) => (name && state ? (known.get(keyOf(name, state)) ?? null) : null) };
}

let counties: Promise<Counties> | undefined;

export const loadCounties = (): Promise<Counties> => (counties ??= readFile(FILE, 'utf8').then(readCounties));
