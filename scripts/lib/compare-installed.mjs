import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'node_modules';

/**
 * Compares the packages in node_modules with what the lock file allows.
 *
 * @param {string} root the project's folder
 * @returns {{ count: number, problems: string[] }} how many packages were compared, and a sentence for each
 *   that is another version, is missing or stands in no lock file
 */
export function compareInstalled(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries(packages).filter(([place, { link }]) => place.includes(FOLDER) && !link);
  const problems = locked.flatMap(([place, entry]) => problemOf(root, place, entry) ?? []);
  for (const name of installedNames(path.join(root, FOLDER))) {
    if (!packages[`${FOLDER}/${name}`]) problems.push(`${name} is installed, and stands in no lock file.`);
  }
  return { count: locked.length, problems };
}

function problemOf(root, place, { version, optional, peer }) {
  const file = path.join(root, place, 'package.json');
  const name = place.slice(place.lastIndexOf(`${FOLDER}/`) + FOLDER.length + 1);
  // What is for other systems, or only for who wants it, may be left out.
  if (!existsSync(file)) return optional || peer ? null : `${name} ${version} is not installed.`;
  const installed = JSON.parse(readFileSync(file, 'utf8')).version;
  return installed === version ? null : `${name} is installed as ${installed}, and locked as ${version}.`;
}

/** The names of what stands in a folder of packages, with their scopes. */
function installedNames(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`) : [name],
  );
}
