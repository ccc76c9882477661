import type { EntityManager } from 'typeorm';
import { cutText } from '../../contract/shared/cut-text.js';
import { fetchRows } from '../../platform/database/statement.js';
import { lastConsent } from './consents.sql.js';
import { TextConsent } from './entities/text-consent.entity.js';

type Said = Pick<TextConsent, 'userId' | 'phone' | 'action' | 'source' | 'words'>;

export async function noteConsent(tx: EntityManager, said: Said): Promise<void> {
  await tx.insert(TextConsent, { ...said, words: cutText(said.words, 500) });
}

/** Whoever had the number then. */
export async function hasStopped(tx: EntityManager, phone: string): Promise<boolean> {
  const [last] = await fetchRows(tx, lastConsent, [phone]);
  return last?.action === 'stopped';
}
