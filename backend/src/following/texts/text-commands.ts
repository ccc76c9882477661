import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { TEXT_UNDO_MINUTES, type TextOutcome } from '../../contract/following/text-outcomes.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { resolve } from './acting/resolve.rules.js';
import type { TextChoice, TextStep, TextUndo } from './acting/steps.js';
import { TextActions } from './acting/text-actions.js';
import { wordingFor, wordingOf } from './answers/wording-for.rules.js';
import { MOST_ASKED_LETTERS, type Wording } from './answers/wording.js';
import { Text } from './entities/text.entity.js';
import { readText, type TextAction } from './grammar/read-text.rules.js';

export interface Handled {
  outcome: TextOutcome;
  answer: string;
  choices?: TextChoice[];
  undo?: TextUndo[];
}

interface Said {
  text: Text;
  wording: Wording;
}

const QUESTION_MINUTES = 60;
/** Choices have a number of one digit. */
const MOST_CHOICES = 9;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Thrown within a savepoint, so that nothing of it stays. */
class NotUndone extends Error {}

@Injectable()
export class TextCommands {
  constructor(private readonly actions: TextActions) {}

  /** STOP, START and HELP are dealt with already. */
  async handle(tx: EntityManager, user: ActingUser, text: Text): Promise<Handled> {
    const reading = readText(text.body);
    if (reading.kind === 'undo') return this.undoLast(tx, user, text);
    if (reading.kind === 'choice') return this.choose(tx, user, text, reading.number);
    if (reading.kind !== 'actions') return notUnderstood(text, wordingFor(text.body));
    return this.actOn(tx, user, text, reading.actions);
  }

  private async actOn(
    tx: EntityManager,
    user: ActingUser,
    text: Text,
    actions: readonly TextAction[],
  ): Promise<Handled> {
    const wording = wordingFor(text.body);
    const world = await this.actions.world(tx, user);
    const resolved = actions.map((action) => resolve(action, world, wording));
    const problem = resolved.find(({ choices }) => choices.length === 0)?.problem;
    if (problem !== undefined) return notUnderstood(text, wording, problem);
    const open = resolved.filter(({ choices }) => choices.length > 1);
    const certain = resolved.filter(({ choices }) => choices.length === 1).flatMap(({ choices }) => choices);
    const [question] = open;
    if (!question) return this.act(tx, user, { text, wording }, certain);
    const all: TextChoice = {
      label: wording.allOfThem,
      steps: question.choices.flatMap(({ steps }) => steps),
    };
    const offered = [...question.choices, ...(question.mayBeAll ? [all] : [])];
    const answer = wording.ask(offered.map(({ label }) => label));
    if (open.length > 1 || offered.length > MOST_CHOICES || answer.length > MOST_ASKED_LETTERS)
      return notUnderstood(text, wording, wording.nameExactly);
    const choices = offered.map(({ label, steps, isHidden }) => ({
      label: [...certain.map((one) => one.label), label].join('; '),
      steps: [...certain.flatMap((one) => one.steps), ...steps],
      isHidden: [...certain, { isHidden }].some((one) => one.isHidden),
    }));
    return { outcome: 'asked', answer, choices };
  }

  private async act(
    tx: EntityManager,
    user: ActingUser,
    { text: { channel }, wording }: Said,
    chosen: readonly TextChoice[],
  ): Promise<Handled> {
    const steps = chosen.flatMap((one) => one.steps);
    try {
      const undo = await tx.transaction((step) => this.actions.act(step, user, steps, channel));
      const isHidden = chosen.some((one) => one.isHidden) && !steps.some(isOfWholeFarm);
      const isDraft = await this.actions.areDrafts(tx, user, steps);
      const answer = wording.done(
        chosen.map(({ label }) => label),
        { isHidden, isDraft },
      );
      return { outcome: 'done', answer, undo };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { outcome: 'refused', answer: wording.refused(error) };
    }
  }

  private async choose(tx: EntityManager, user: ActingUser, text: Text, number: number): Promise<Handled> {
    const question = await openQuestion(tx, text);
    const choice = question?.choices?.[number - 1];
    const wording = question ? wordingFor(question.body) : await wordingBefore(tx, text);
    if (!question || !choice) return { outcome: 'refused', answer: wording.nothingAsked };
    // A question is answered once.
    await tx.update(Text, { id: question.id }, { choices: null });
    return this.act(tx, user, { text, wording }, [choice]);
  }

  /** NO says none of these to a question, and else takes back what was done last. */
  private async undoLast(tx: EntityManager, user: ActingUser, text: Text): Promise<Handled> {
    const question = await openQuestion(tx, text);
    if (question) {
      await tx.update(Text, { id: question.id }, { choices: null });
      return { outcome: 'refused', answer: wordingFor(question.body).noneChosen };
    }
    const [last] = await tx.find(Text, {
      where: {
        ...{ userId: text.userId, ownerId: text.ownerId, outcome: 'done', undoneAt: IsNull() },
        createdAt: MoreThan(ago(TEXT_UNDO_MINUTES)),
      },
      order: { id: 'DESC' },
      take: 1,
    });
    const wording = last ? wordingOf(last.answer) : await wordingBefore(tx, text);
    if (!last?.undo) return { outcome: 'refused', answer: wording.nothingToUndo };
    const undo = [...last.undo].reverse();
    try {
      await tx.transaction(async (step) => {
        if (!(await this.actions.undo(step, user, undo))) throw new NotUndone();
      });
    } catch (error) {
      if (!(error instanceof NotUndone) && !(error instanceof DomainError)) throw error;
      return { outcome: 'refused', answer: wording.changedSince };
    }
    await tx.update(Text, { id: last.id }, { undoneAt: new Date() });
    return { outcome: 'undone', answer: wording.undone(last.answer ?? '') };
  }
}

/** So many earlier texts tell a person's language. */
const TEXTS_BEFORE = 5;

async function openQuestion(tx: EntityManager, { id, userId, ownerId, channel }: Text): Promise<Text | null> {
  const [last] = await tx.find(Text, {
    where: {
      ...{ userId, ownerId, channel, direction: 'in' },
      ...{ id: Not(id), createdAt: MoreThan(ago(QUESTION_MINUTES)) },
    },
    order: { id: 'DESC' },
    take: 1,
  });
  return last?.outcome === 'asked' && last.choices ? last : null;
}

/** "NO" and numbers are of no language: answered as what the person wrote before. */
async function wordingBefore(tx: EntityManager, { id, userId, ownerId, body }: Text): Promise<Wording> {
  const before = await tx.find(Text, {
    where: { userId, ownerId, direction: 'in', id: Not(id) },
    order: { id: 'DESC' },
    take: TEXTS_BEFORE,
  });
  return wordingFor([...before.map((text) => text.body), body].join(' '));
}

const isOfWholeFarm = (step: TextStep): boolean =>
  step.kind === 'day' || (step.kind === 'field' && step.crop === null);

const notUnderstood = ({ body }: Text, wording: Wording, reason?: string): Handled => ({
  outcome: 'not-understood',
  answer: wording.notUnderstood(body, reason),
});
