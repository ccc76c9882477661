import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const rules = fileURLToPath(new URL('farmgate-rules.mjs', import.meta.url));
const oxlint = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'farmgate-rules-'));
  const config = {
    jsPlugins: [rules],
    categories: { correctness: 'off' },
    rules: {
      'farmgate/comment-width': 'error',
      'farmgate/days-in-sql': 'error',
      'farmgate/days-of-moments': 'error',
      'farmgate/jobs-in-job-files': 'error',
      'farmgate/one-calendar': 'error',
      'farmgate/one-form': 'error',
      'farmgate/one-way-to-run': 'error',
      'farmgate/plain-words': 'error',
      'farmgate/visitor-address': 'error',
    },
  };
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns the rules that a text breaks, with the lines where it does */
function broken(text) {
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, text);
  const words = [oxlint, '--config', path.join(folder, 'config.json'), '--format=unix', file];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return [...stdout.matchAll(/page\.tsx:(\d+):.*farmgate\(([a-z-]+)\)/g)].map(
    ([, line, rule]) => `${line} ${rule}`,
  );
}

describe('the rules of our own', () => {
  it('refuse words that are not how we write, wherever people read them', () => {
    const text = [
      'export const a = <p>Somebody is here</p>;',
      'export const b = <input title="mails" />;',
      'export const c = "Your order is gone";',
      'export const d = `${a} waits for you`;',
      'export const mails = "mails";',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3, 4].map((line) => `${line} plain-words`));
  });

  it('refuse another word for a day', () => {
    const text = [
      'const DAY = 86_400_000;',
      'const hours = 3600000;',
      "export const half = hours > 11 ? 'PM' : 'AM';",
      'export const a = DAY / hours / 60_000;',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3].map((line) => `${line} one-calendar`));
  });

  it('refuse another way to run a statement', () => {
    const text = [
      'await tx.query(text);',
      'await this.dataSource.query(text, []);',
      'await fetchRows(tx, statement, []);',
      'await client.query(text);',
      'const search = page.query(text);',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2].map((line) => `${line} one-way-to-run`));
  });

  it('refuse background work that is registered outside of the files for it', () => {
    const text = [
      'this.jobs.handle(QUEUE, options, work);',
      'this.jobs.daily(QUEUE, 9);',
      'jobs.quarterHourly(QUEUE);',
      'this.jobs.handle<Data>(QUEUE, options, work);',
      'await this.jobs.enqueue(tx, QUEUE, {});',
      'this.channels.handle(QUEUE);',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3, 4].map((line) => `${line} jobs-in-job-files`));
  });

  it('refuse statements that leave a day to the zone of the connection', () => {
    const text = [
      "export const a = 'created_at >= $1::date';",
      'export const b = `${a}::date + 1`;',
      'export const c = `SELECT current_date - 1`;',
      "export const d = `date_trunc('week', ${c})`;",
      "export const e = `to_char(entry.created_at, 'YYYY-MM-DD')`;",
      "export const f = `to_char(day.date, 'YYYY-MM-DD'), $1::date[], updated_at::text`;",
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3, 4, 5].map((line) => `${line} days-in-sql`));
  });

  it('refuse a moment that is cut to a day in UTC', () => {
    const text = [
      'export const a = (now) => now.toISOString().slice(0, 10);',
      'export const b = new Date().toISOString().substring(0, 10);',
      'export const c = (now) => now.toISOString().slice(0, 16);',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2].map((line) => `${line} days-of-moments`));
  });

  it('refuse the address that a proxy wrote, wherever it is read', () => {
    const text = [
      'export const a = request.ip;',
      'export const b = (req) => req.ips.at(-1);',
      'const { ip } = request;',
      'import { Get, Ip } from "@nestjs/common";',
      'export const c = [ip, place.ip, Get, Ip];',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3, 4].map((line) => `${line} visitor-address`));
  });

  it('refuse a form that is not the one form, and events that are kept from the browser elsewhere', () => {
    const text = [
      'export const a = <form onSubmit={send} />;',
      'export const b = { onSubmit: send };',
      'export const c = (event) => event.preventDefault();',
      'export const d = ({ preventDefault }) => preventDefault();',
      'import { useForm, useWatch } from "react-hook-form";',
      'export const e = [useForm, useWatch, <form action="/" />, <PlainForm onSend={send} />];',
    ];
    expect(broken(text.join('\n'))).toEqual([1, 2, 3, 4, 5].map((line) => `${line} one-form`));
  });

  it('refuse comments that are wider than what is printed, and nothing else that is', () => {
    const wide = 'x'.repeat(120);
    const text = [
      `// ${wide}`,
      `export const a = 1; // ${wide}`,
      `export const b = "${wide}";`,
      `// https://example.org/${wide}`,
      `/**\n * ${wide}\n */`,
    ];
    expect(broken(text.join('\n'))).toEqual(['1 comment-width', '6 comment-width']);
  });
});
