import { give } from '@farmgate/embedded-postgres/cluster';
import { databaseUser } from '@farmgate/embedded-postgres/database-user';
import { startTestPostgres, type TestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { assertDatabaseAnswers } from '../../src/platform/config/assert-database-answers.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { failureDetail, type SmtpError } from '../../src/platform/mail/delivery.rules.js';
import { runProgram, whereInstalled } from '../support/servers/programs.js';

/** Servers whose certificate they have made themselves, with what `.env.example` says to write. */

const example = readFileSync(path.join(projectFolder(), '.env.example'), 'utf8');

whereInstalled('openssl')('a server with a certificate of its own', () => {
  let folder: string;
  let certificate: string;
  let postgres: TestPostgres;
  /** Of PostgreSQL, without an end. */
  let address: string;
  let smtp: SMTPServer;
  let smtpUrl: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'farmgate-certificates-'));
    chmodSync(folder, 0o755);
    certificate = path.join(folder, 'server.crt');
    const key = path.join(folder, 'server.key');
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
    expect(runProgram('openssl', [...words, ...names]).code).toBe(0);
    const [keyText, certificateText] = [readFileSync(key), readFileSync(certificate)];
    for (const file of [key, certificate]) {
      chmodSync(file, 0o600);
      give(file, databaseUser());
    }
    const settings = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key };
    postgres = await startTestPostgres({ settings });
    address = Object.assign(new URL(postgres.url), { search: '' }).href;
    smtp = new SMTPServer({
      ...{ key: keyText, cert: certificateText, authOptional: true, closeTimeout: 100 },
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    });
    smtp.on('error', () => undefined);
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  }, 120_000);
  afterAll(async () => {
    await new Promise((resolve) => smtp.close(() => resolve(undefined)));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['require', 'prefer', 'verify-full'])(
    'says what to write where PostgreSQL is reached with sslmode=%s',
    async (mode) => {
      const start = assertDatabaseAnswers(`${address}?sslmode=${mode}`);
      await expect(start).rejects.toThrow(
        'end DATABASE_URL with ?sslmode=verify-full&sslrootcert=FILE to trust the certificates in that file, or with ?sslmode=no-verify to encrypt without checking.',
      );
    },
  );

  it.each(['?sslmode=no-verify', '?sslmode=verify-full&sslrootcert=FILE'])(
    'is reached as PostgreSQL with %s',
    async (end) => {
      expect(example).toContain(`#   ${end} `);
      await assertDatabaseAnswers(address + end.replace('FILE', certificate));
    },
  );

  const send = (end: string) =>
    createTransport({ url: smtpUrl + end })
      .sendMail({ from: 'a@farm.example', to: 'b@farm.example', text: 'Kale' })
      .then(
        () => 'sent',
        (error: unknown) => failureDetail(error as SmtpError),
      );

  it('says what to write where it is a mail server', async () => {
    expect(await send('')).toContain('end SMTP_URL with ?tls.rejectUnauthorized=false');
  });

  it.each(['?tls.rejectUnauthorized=false', '?ignoreTLS=true'])(
    'is reached as a mail server with %s',
    async (end) => {
      expect(example).toContain(`#   ${end} `);
      expect(await send(end)).toBe('sent');
    },
  );

  it('gets nothing without encryption where that is required', async () => {
    expect(example).toContain('#   ?requireTLS=true ');
    expect(await send('?requireTLS=true&tls.rejectUnauthorized=false')).toBe('sent');
    expect(await send('?requireTLS=true')).not.toBe('sent');
  });
});
