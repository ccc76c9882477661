import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../../../platform/config/project-folder.js';
import type { User } from '../../users/user.entity.js';

const FILE = path.join(projectFolder(), 'backend/content/passwords/common-passwords.txt');

let list: Promise<ReadonlySet<string>> | undefined;

const commonPasswords = () =>
  (list ??= readFile(FILE, 'utf8').then((text) => new Set(text.split('\n').filter(Boolean))));

/** As guessing programs see it: case and spelling make no difference. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export async function isEasyToGuess(
  password: string,
  { username, email }: Pick<User, 'username' | 'email'>,
): Promise<boolean> {
  const names = [username, email, email.split('@')[0] ?? ''].map(plain);
  return names.includes(plain(password)) || (await commonPasswords()).has(plain(password));
}
