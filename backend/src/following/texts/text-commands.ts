import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { TEXT_UNDO_MINUTES, type TextOutcome } from '../../contract/following/text-outcomes.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { resolve } from './acting/resolve.rules.js';
import type { TextChoice, TextUndo } from './acting/steps.js';
import { TextActions } from './acting/text-actions.js';
import { Text } from './entities/text.entity.js';
import { readText, type TextAction } from './grammar/read-text.rules.js';
import {
  askAnswer,
  CHANGED_SINCE,
  doneAnswer,
  MOST_ASKED_LETTERS,
  notUnderstoodAnswer,
  NONE_CHOSEN,
  NOTHING_ASKED,
  NOTHING_TO_UNDO,
  refusedAnswer,
  undoneAnswer,
} from './text-answers.rules.js';

/** What became of a text. */
export interface Handled {
  outcome: TextOutcome;
  answer: string;
  choices?: TextChoice[];
  undo?: TextUndo[];
}

/** A question is open for so long. */
const QUESTION_MINUTES = 60;
/** Choices have a number of one digit. */
const MOST_CHOICES = 9;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Thrown within a savepoint, so that nothing of it stays. */
class NotUndone extends Error {}

/** Does what texts say. */
@Injectable()
export class TextCommands {
  constructor(private readonly actions: TextActions) {}

  /** @param text as it is stored, with its sender; STOP, START and HELP are dealt with already */
  async handle(tx: EntityManager, user: ActingUser, text: Text): Promise<Handled> {
    const reading = readText(text.body);
    if (reading.kind === 'undo') return this.undoLast(tx, user, text);
    if (reading.kind === 'choice') return this.choose(tx, user, text, reading.number);
    if (reading.kind !== 'actions') return notUnderstood(text);
    return this.actOn(tx, user, text, reading.actions);
  }

  private async actOn(
    tx: EntityManager,
    user: ActingUser,
    text: Text,
    actions: readonly TextAction[],
  ): Promise<Handled> {
    const world = await this.actions.world(tx, user);
    const resolved = actions.map((action) => resolve(action, world));
    const problem = resolved.find(({ choices }) => choices.length === 0)?.problem;
    if (problem !== undefined) return notUnderstood(text, problem);
    const open = resolved.filter(({ choices }) => choices.length > 1);
    const certain = resolved.filter(({ choices }) => choices.length === 1).flatMap(({ choices }) => choices);
    const [question] = open;
    if (!question) return this.act(tx, user, text, certain);
    const all: TextChoice = {
      label: 'all of them',
      steps: question.choices.flatMap(({ steps }) => steps),
    };
    const offered = [...question.choices, ...(question.mayBeAll ? [all] : [])];
    const answer = askAnswer(offered.map(({ label }) => label));
    if (open.length > 1 || offered.length > MOST_CHOICES || answer.length > MOST_ASKED_LETTERS)
      return notUnderstood(text, 'That fits more than one of yours. Please name it exactly, one in a text.');
    const choices = offered.map(({ label, steps }) => ({
      label: [...certain.map((one) => one.label), label].join('; '),
      steps: [...certain.flatMap((one) => one.steps), ...steps],
    }));
    return { outcome: 'asked', answer, choices };
  }

  private async act(
    tx: EntityManager,
    user: ActingUser,
    { channel }: Text,
    chosen: readonly TextChoice[],
  ): Promise<Handled> {
    const steps = chosen.flatMap((one) => one.steps);
    try {
      const undo = await tx.transaction((step) => this.actions.act(step, user, steps, channel));
      return { outcome: 'done', answer: doneAnswer(chosen.map(({ label }) => label)), undo };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { outcome: 'refused', answer: refusedAnswer(error.message) };
    }
  }

  private async choose(tx: EntityManager, user: ActingUser, text: Text, number: number): Promise<Handled> {
    const question = await openQuestion(tx, text);
    const choice = question?.choices?.[number - 1];
    if (!question || !choice) return { outcome: 'refused', answer: NOTHING_ASKED };
    // A question is answered once.
    await tx.update(Text, { id: question.id }, { choices: null });
    return this.act(tx, user, text, [choice]);
  }

  /** NO says none of these to a question, and else takes back what was done last. */
  private async undoLast(tx: EntityManager, user: ActingUser, text: Text): Promise<Handled> {
    const question = await openQuestion(tx, text);
    if (question) {
      await tx.update(Text, { id: question.id }, { choices: null });
      return { outcome: 'refused', answer: NONE_CHOSEN };
    }
    const [last] = await tx.find(Text, {
      where: {
        ...{ userId: text.userId, ownerId: text.ownerId, outcome: 'done', undoneAt: IsNull() },
        createdAt: MoreThan(ago(TEXT_UNDO_MINUTES)),
      },
      order: { id: 'DESC' },
      take: 1,
    });
    if (!last?.undo) return { outcome: 'refused', answer: NOTHING_TO_UNDO };
    const undo = [...last.undo].reverse();
    try {
      await tx.transaction(async (step) => {
        if (!(await this.actions.undo(step, user, undo))) throw new NotUndone();
      });
    } catch (error) {
      if (!(error instanceof NotUndone) && !(error instanceof DomainError)) throw error;
      return { outcome: 'refused', answer: CHANGED_SINCE };
    }
    await tx.update(Text, { id: last.id }, { undoneAt: new Date() });
    return { outcome: 'undone', answer: undoneAnswer(last.answer ?? '') };
  }
}

/** @returns the last text of someone by the same way, if that was asked back and is not answered yet */
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

const notUnderstood = ({ body }: Text, reason?: string): Handled => ({
  outcome: 'not-understood',
  answer: notUnderstoodAnswer(body, reason),
});
