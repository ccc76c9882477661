import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { hasStopped, noteConsent } from './consents.js';
import { DailyQuestion } from './entities/daily-question.entity.js';
import { TextConsent } from './entities/text-consent.entity.js';
import { TextNumber } from './entities/text-number.entity.js';
import { Text } from './entities/text.entity.js';

type Records = Record<string, unknown>[];

@Injectable()
export class TextRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'textNumbers', export: exportNumbers, erase: eraseTexting });
    this.personalData.add({ name: 'textConsents', export: exportConsents });
    this.personalData.add({ name: 'texts', export: exportTexts });
    this.personalData.add({ name: 'dailyEmail', export: exportDaily });
  }
}

async function eraseTexting(tx: EntityManager, userId: number): Promise<void> {
  await tx.delete(Text, { userId });
  await tx.delete(TextNumber, { userId });
  const consents = await tx.find(TextConsent, { where: { userId }, select: { phone: true } });
  for (const phone of new Set(consents.map((consent) => consent.phone))) {
    const isStopped = await hasStopped(tx, phone);
    await tx.delete(TextConsent, { userId, phone });
    // Nothing of the person but this: the number stays left alone.
    if (isStopped)
      await noteConsent(tx, { userId: null, phone, action: 'stopped', source: 'text', words: 'STOP' });
  }
  await tx.delete(DailyQuestion, { userId });
}

async function exportNumbers(tx: EntityManager, userId: number): Promise<Records> {
  const numbers = await tx.find(TextNumber, { where: { userId }, order: { id: 'ASC' } });
  return numbers.map(({ phone, verifiedAt, createdAt }) => ({
    ...{ phone, verifiedAt: verifiedAt?.toISOString() ?? null },
    addedAt: createdAt.toISOString(),
  }));
}

async function exportConsents(tx: EntityManager, userId: number): Promise<Records> {
  const consents = await tx.find(TextConsent, { where: { userId }, order: { id: 'ASC' } });
  return consents.map(({ phone, action, source, words, createdAt }) => ({
    ...{ phone, action, source, words },
    at: createdAt.toISOString(),
  }));
}

async function exportTexts(tx: EntityManager, userId: number): Promise<Records> {
  const texts = await tx.find(Text, { where: { userId }, order: { id: 'ASC' } });
  return texts.map(({ id, channel, direction, address, body, outcome, answer, createdAt }) => ({
    ...{ id, channel, direction, address, body, outcome, answer },
    at: createdAt.toISOString(),
  }));
}

async function exportDaily(tx: EntityManager, userId: number): Promise<Records> {
  const question = await tx.findOneBy(DailyQuestion, { userId });
  return question ? [{ since: question.createdAt.toISOString(), askedOn: question.askedOn }] : [];
}
