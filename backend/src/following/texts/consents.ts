import type { EntityManager } from 'typeorm';
import { cutText } from '../../contract/shared/cut-text.js';
import { fetchRows } from '../../platform/database/statement.js';
import { lastConsent } from './consents.sql.js';
import { TextConsent } from './entities/text-consent.entity.js';

type Said = Pick<TextConsent, 'userId' | 'phone' | 'action' | 'source' | 'words'>;

/** Keeps what someone said about being texted at a number, with their words. */
export async function noteConsent(tx: EntityManager, said: Said): Promise<void> {
  await tx.insert(TextConsent, { ...said, words: cutText(said.words, 500) });
}

/** @returns whether STOP was the last word about a number, whoever had it then */
export async function hasStopped(tx: EntityManager, phone: string): Promise<boolean> {
  const [last] = await fetchRows(tx, lastConsent, [phone]);
  return last?.action === 'stopped';
}
