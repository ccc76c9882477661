import { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { StartError } from '../platform/config/start-error.js';
import { mailWithAttempts, newestMails, shownMail } from '../platform/mail/read-outbox.js';
import { remark, withDataSource } from './with-database.js';

const HOW_MANY = 20;

/** `npm run mails [-- ID]` */
export const mailsCommand = () =>
  new Command('mails')
    .description(`list the newest ${HOW_MANY} emails in the outbox, or print the email with this id`)
    .argument('[id]', 'the id of an email')
    .action((id?: string) =>
      withDataSource((dataSource, { config }) =>
        id === undefined ? list(dataSource) : print(dataSource, id, config.mail.smtpUrl !== undefined),
      ),
    );

async function list(dataSource: DataSource): Promise<void> {
  const mails = await newestMails(dataSource.manager, HOW_MANY);
  if (mails.length === 0) remark('No emails yet.');
  for (const { id, createdAt, status, recipient, subject } of mails) {
    write(`${String(id).padStart(5)}  ${moment(createdAt)}  ${status.padEnd(7)}  ${recipient}  ${subject}`);
  }
}

/** Without a mail server, links can be read nowhere else. @throws StartError */
async function print(dataSource: DataSource, id: string, isDelivered: boolean): Promise<void> {
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const found = isId ? await mailWithAttempts(dataSource.manager, Number(id)) : null;
  if (!found) throw new StartError(`No email ${id}. Run npm run mails to see the list.`);
  const { mail, attempts } = found;
  const { replyTo, text } = isDelivered ? shownMail(mail) : mail;
  write(`To: ${mail.recipient}`);
  if (replyTo !== null) write(`Reply-To: ${replyTo}`);
  write(`Subject: ${mail.subject}`);
  write(`Written: ${moment(mail.createdAt)} (${mail.kind}, ${mail.status})`);
  for (const { detail, createdAt } of attempts) write(`Tried: ${moment(createdAt)} ${detail}`);
  write(`\n${text ?? '(Only its reader may see this email.)'}`);
}

const moment = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
/** What strangers wrote must not steer the terminal. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const write = (line: string) => process.stdout.write(`${line.replace(CONTROL, ' ')}\n`);
