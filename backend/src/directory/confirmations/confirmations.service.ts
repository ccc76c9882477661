import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { UsersService } from '../../accounts/users/users.service.js';
import type {
  ConfirmationAnswer,
  ConfirmationByLink,
  ConfirmationLink,
  ConfirmationView,
} from '../../contract/directory/confirmations.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { appSecret } from '../../platform/secrets/app-secrets.js';
import { type BeforeClosing, ConfirmationAsk } from '../tables/confirmation-ask.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { Place } from '../tables/place.entity.js';
import { type Answering, farmAnswers, marketAnswers } from './answers.js';
import { readConfirmationToken } from './confirmation-token.rules.js';
import { isOver } from './confirmation.rules.js';
import { confirmationView } from './confirmation.view.js';
import { type SubjectRow, subjectsOfUser } from './confirmations.sql.js';

export const CONFIRMATION_SECRET = 'confirmation';

interface Subject {
  type: SubjectRow['type'];
  id: number;
}

@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async due(userId: number): Promise<ConfirmationView[]> {
    const now = new Date();
    const rows = await fetchRows(this.dataSource, subjectsOfUser, [userId, null, null]);
    return rows.map((row) => confirmationView(row, now)).filter(({ isDue }) => isDue);
  }

  /** @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, also for somebody else's */
  answer({ id: userId }: SignedInUser, id: string, given: ConfirmationAnswer): Promise<ConfirmationView> {
    const subject = subjectOf(id);
    return this.dataSource.transaction((tx) =>
      this.save(
        tx,
        { subject, userId, given },
        subject.type === 'farm' ? 'FARM_NOT_FOUND' : 'PLACE_NOT_FOUND',
      ),
    );
  }

  /** Changes nothing. @throws as `answerByLink` */
  async asked(link: ConfirmationLink, reader: SignedInUser | null): Promise<ConfirmationView> {
    const tx = this.dataSource.manager;
    const userId = await this.readLink(tx, link, reader);
    return confirmationView(
      await subjectFor(tx, subjectOf(link.id), userId, 'NOT_YOURS_ANYMORE'),
      new Date(),
    );
  }

  /** @throws LINK_NOT_VALID, LINK_OF_SOMEONE_ELSE, NOT_YOURS_ANYMORE, QUESTION_OVER, PLACE_NOT_FOUND */
  answerByLink(link: ConfirmationByLink, reader: SignedInUser | null): Promise<ConfirmationView> {
    return this.dataSource.transaction(async (tx) => {
      const userId = await this.readLink(tx, link, reader);
      return this.save(tx, { subject: subjectOf(link.id), userId, given: link.answer }, 'NOT_YOURS_ANYMORE');
    });
  }

  private async readLink(
    tx: EntityManager,
    { id, token }: ConfirmationLink,
    reader: SignedInUser | null,
  ): Promise<number> {
    const asked = readConfirmationToken(id, token, await appSecret(this.dataSource, CONFIRMATION_SECRET));
    if (!asked) throw new DomainError('LINK_NOT_VALID');
    const { userId } = asked;
    if (reader !== null && reader.id !== userId) throw new DomainError('LINK_OF_SOMEONE_ELSE');
    const { askedAt } = await subjectFor(tx, subjectOf(id), userId, 'NOT_YOURS_ANYMORE');
    if (askedAt?.getTime() !== asked.askedAt.getTime() || isOver(asked.askedAt, new Date())) {
      throw new DomainError('QUESTION_OVER');
    }
    return userId;
  }

  /** The account first, then the farm or market, as wherever these are changed. */
  private async save(
    tx: EntityManager,
    { subject, userId, given }: { subject: Subject; userId: number; given: ConfirmationAnswer },
    otherwise: NotTheirs,
  ): Promise<ConfirmationView> {
    const now = new Date();
    const person = await this.users.contact(tx, userId);
    if (!person) throw new DomainError(otherwise);
    await lockAccount(tx, userId);
    await lockSubject(tx, subject);
    const row = await subjectFor(tx, subject, userId, otherwise);
    await apply(tx, row, { id: row.id, userId, username: person.username, now }, given);
    return confirmationView(await subjectFor(tx, subject, userId, otherwise), now);
  }
}

type NotTheirs = 'NOT_YOURS_ANYMORE' | 'FARM_NOT_FOUND' | 'PLACE_NOT_FOUND';

function subjectOf(id: string): Subject {
  const [type = '', number] = id.split('-');
  return { type: type === 'farm' ? 'farm' : 'place', id: Number(number) };
}

async function lockSubject(tx: EntityManager, { type, id }: Subject): Promise<void> {
  const what = type === 'farm' ? Farm : Place;
  await tx.findOne(what, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
}

async function subjectFor(
  tx: EntityManager,
  { type, id }: Subject,
  userId: number,
  otherwise: NotTheirs,
): Promise<SubjectRow> {
  const [row] = await fetchRows(tx, subjectsOfUser, [userId, type, id]);
  if (!row) throw new DomainError(otherwise);
  return row;
}

async function apply(
  tx: EntityManager,
  row: SubjectRow,
  about: Answering,
  given: ConfirmationAnswer,
): Promise<void> {
  const { confirm, close, reopen } = row.type === 'farm' ? farmAnswers : marketAnswers;
  const what = row.type === 'farm' ? { farmId: row.id } : { placeId: row.id };
  const closing = await tx.findOneBy(ConfirmationAsk, { ...what, beforeClosing: Not(IsNull()) });
  const before = row.isClosed ? (closing?.beforeClosing ?? {}) : {};
  refuseHidden(row, before);
  if (given === 'closed' && !row.isClosed) {
    await noteAnswer(tx, { ...what, userId: about.userId }, given, about.now, await close(tx, about));
  }
  if (given === 'reopen' && row.isClosed) {
    await reopen(tx, about, before);
    await confirm(tx, about);
    await tx.update(ConfirmationAsk, what, { beforeClosing: null });
    await noteAnswer(tx, { ...what, userId: about.userId }, given, about.now, null);
  }
  if (given === 'right' && confirmationView(row, about.now).isDue) {
    await confirm(tx, about);
    await noteAnswer(tx, { ...what, userId: about.userId }, given, about.now, null);
  }
}

function refuseHidden({ hiddenAt }: SubjectRow, before: BeforeClosing): void {
  if (hiddenAt !== null && before.hiddenAt !== hiddenAt.toISOString())
    throw new DomainError('PLACE_NOT_FOUND');
}

async function noteAnswer(
  tx: EntityManager,
  of: { farmId?: number; placeId?: number; userId: number },
  answer: ConfirmationAnswer,
  answeredAt: Date,
  beforeClosing: ConfirmationAsk['beforeClosing'],
): Promise<void> {
  const answered = { answer, answeredAt, beforeClosing };
  if (await tx.existsBy(ConfirmationAsk, of)) await tx.update(ConfirmationAsk, of, answered);
  else await tx.insert(ConfirmationAsk, { ...of, ...answered });
}
