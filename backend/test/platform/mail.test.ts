import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { IsNull, Not } from 'typeorm';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { MailScene } from '../support/scenes/mail-scene.js';
import { startMailServer } from '../support/stand-ins/mail-server.js';
import { until } from '../support/until.js';

let scene: MailScene;
beforeAll(async () => {
  scene = await MailScene.begin();
});
afterEach(() => scene.calm());
afterAll(() => scene.end());

describe('a mail', () => {
  beforeAll(() => scene.startWorker());

  it('is delivered once, in HTML and plain text, and its answer is kept', async () => {
    const id = await scene.enqueue({
      replyTo: 'ben@mail.example',
      subject: 'Grüne Bohnen',
      action: { label: 'See', path: '/browse' },
    });
    await scene.untilIs(id, 'sent');
    expect(scene.smtp.arrived).toHaveLength(1);
    const { recipients, headers, text, html } = scene.smtp.arrived[0] ?? {};
    expect(recipients).toEqual(['ann@farm.example']);
    expect(headers).toMatchObject({
      from: 'Farmgate <hello@farmgate.example>',
      to: 'ann@farm.example',
      'reply-to': 'ben@mail.example',
      subject: 'Grüne Bohnen',
      'message-id': (await scene.mailOf(id)).messageId,
    });
    expect(headers?.['message-id']).toMatch(/^<[0-9a-f-]{36}@farmgate\.example>$/);
    expect(text).toContain('The kale is here\n\nCome by.'.replaceAll('\n', '\r\n'));
    expect(html).toContain('href="https://farmgate.example/browse"');
    expect(await scene.attemptsOf(id)).toMatchObject([
      { isSent: true, detail: expect.stringContaining('taken') as unknown },
    ]);
    await setTimeout(700);
    expect(scene.smtp.arrived).toHaveLength(1);
  });

  it('without someone else to reply to is answered to the team', async () => {
    await scene.untilIs(await scene.enqueue({}), 'sent');
    expect(scene.smtp.arrived.at(-1)?.headers).toMatchObject({ 'reply-to': 'hello@farmgate.example' });
  });

  it('goes to one address a few times a day where strangers can cause it, by kind and sender', async () => {
    const typed = (to: string, by: string | null = null, kind = 'test') =>
      scene.enqueueOrNot({ to, kind, typed: { by } });
    const ids = await Promise.all(Array.from({ length: 12 }, () => typed('stranger@farm.example')));
    expect(ids.filter((id) => id !== null)).toHaveLength(6);
    expect(await typed('Stranger@Farm.example')).toBeNull();
    expect(await typed('another@farm.example')).not.toBeNull();
    expect(await typed('stranger@farm.example', null, 'other')).not.toBeNull();
    expect(await scene.enqueueOrNot({ to: 'stranger@farm.example' })).not.toBeNull();
    const ofOne = await Promise.all(Array.from({ length: 5 }, () => typed('third@farm.example', 'a')));
    expect(ofOne.filter((id) => id !== null)).toHaveLength(3);
    expect(await typed('third@farm.example', 'b')).not.toBeNull();
    await scene.test.db.query(`UPDATE mails SET created_at = now() - interval '25 hours' WHERE is_typed`);
    expect(await typed('stranger@farm.example')).not.toBeNull();
    await scene.delivery.cleanUp();
    const known = await scene.test.db.getRepository(Mail).findBy({ typedBy: Not(IsNull()) });
    expect(known).toEqual([]);
    await scene.test.db.query('DELETE FROM mails');
  });

  it('is not sent when the transaction that causes it fails', async () => {
    const before = await scene.test.db.getRepository(Mail).count();
    const failing = scene.test.db.transaction(async (tx) => {
      await scene.outbox.enqueue(tx, {
        kind: 'test',
        to: 'a@b.example',
        subject: 's',
        heading: 'h',
        paragraphs: [],
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await setTimeout(1_200);
    expect(scene.smtp.arrived).toEqual([]);
    expect(await scene.test.db.getRepository(Mail).count()).toBe(before);
  });

  it('has no more headers than ours, whatever is in its subject and addresses', async () => {
    const subject = 'Hello\r\nBcc: all@world.example\r\n\r\n<html>';
    const id = await scene.enqueue({
      subject,
      to: 'ann@farm.example\r\nX-Evil: 1',
      replyTo: 'b@c.example, d@e.example',
    });
    await until(async () => (await scene.mailOf(id)).status !== 'waiting' || scene.smtp.arrived.length > 0);
    for (const { headers, recipients } of scene.smtp.arrived) {
      expect(headers).not.toHaveProperty('bcc');
      expect(headers).not.toHaveProperty('x-evil');
      expect(recipients).not.toContain('all@world.example');
    }
    expect((await scene.mailOf(id)).subject).toBe('Hello Bcc: all@world.example <html>');
  });

  it('is forgotten by the outbox when it held a secret, once it is sent', async () => {
    const id = await scene.enqueue({
      isSecret: true,
      action: { label: 'Set a new password', path: '/reset-password#token' },
    });
    await scene.untilIs(id, 'sent');
    expect(scene.smtp.arrived[0]?.text).toContain('/reset-password#token');
    const kept = await scene.mailOf(id);
    expect(kept.text + kept.html).not.toContain('token');
  });
});

describe('a mail server that does not take a mail', () => {
  afterAll(() => scene.stopWorkers());

  it('gets it again after a 451, later each time', async () => {
    let refusals = 2;
    scene.smtp.answerRecipient = () => (refusals-- > 0 ? 451 : undefined);
    const id = await scene.enqueue();
    await until(async () => (await scene.attemptsOf(id)).length === 1);
    expect(await scene.mailOf(id)).toMatchObject({ status: 'waiting' });
    const waits = await scene.test.db.query<{ seconds: string }[]>(
      `SELECT extract(epoch FROM start_after - now()) AS seconds FROM pgboss.job WHERE name = 'mail' AND state = 'created'`,
    );
    expect(waits).toHaveLength(1);
    expect(Number(waits[0]?.seconds)).toBeGreaterThan(20);
    await scene.hurry();
    await until(async () => (await scene.attemptsOf(id)).length === 2);
    await scene.hurry();
    await scene.untilIs(id, 'sent');
    expect((await scene.attemptsOf(id)).map(({ isSent }) => isSent)).toEqual([false, false, true]);
    expect((await scene.attemptsOf(id))[0]?.detail).toContain('451');
    expect(scene.smtp.arrived).toHaveLength(1);
  });

  it('is not asked again after a 550', async () => {
    scene.smtp.answerRecipient = (address) => (address === 'gone@farm.example' ? 550 : undefined);
    const id = await scene.enqueue({ to: 'gone@farm.example', isSecret: true, paragraphs: ['secret'] });
    await scene.untilIs(id, 'failed');
    expect(await scene.attemptsOf(id)).toMatchObject([
      { isSent: false, detail: expect.stringContaining('550') as unknown },
    ]);
    expect((await scene.mailOf(id)).text).not.toContain('secret');
  });

  it('gets what waited when it comes back', async () => {
    await scene.smtp.stop();
    const id = await scene.enqueue();
    await until(async () => (await scene.attemptsOf(id)).length === 1);
    expect((await scene.attemptsOf(id))[0]?.detail).toMatch(/ECONNREFUSED|ESOCKET/);
    scene.smtp = await startMailServer(Number(new URL(scene.smtp.url).port));
    await scene.hurry();
    await scene.untilIs(id, 'sent');
    expect(scene.smtp.arrived).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('forgets mails after 90 days', async () => {
    const [old, young] = [await scene.enqueue(), await scene.enqueue()];
    await scene.test.db.query(`UPDATE mails SET created_at = now() - interval '91 days' WHERE id = $1`, [
      old,
    ]);
    await scene.delivery.cleanUp();
    expect(await scene.test.db.getRepository(Mail).existsBy({ id: old })).toBe(false);
    expect(await scene.test.db.getRepository(Mail).existsBy({ id: young })).toBe(true);
  });
});
