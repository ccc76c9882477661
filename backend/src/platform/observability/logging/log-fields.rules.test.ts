import { describe, expect, it } from '@jest/globals';
import { errorFields, scrubbed } from './log-fields.rules.js';

describe('what stands in the log', () => {
  it('has no e-mail address', () => {
    expect(scrubbed('550 <ann.field+farm@mail.example.com>: no such person')).toBe(
      '550 <[address]>: no such person',
    );
  });

  it('has no query string, as keys of links stand there', () => {
    expect(scrubbed('could not render /orders/5?key=abc and /browse?zipCode=33901.')).toBe(
      'could not render /orders/5?… and /browse?…',
    );
  });

  it('leaves the paths of packages as they are', () => {
    const line = 'at run (file:///farmgate/node_modules/@nestjs/core/router.js:12:5)';
    expect(scrubbed(line)).toBe(line);
  });
});

describe('what the log has of an error', () => {
  it('leaves out what PostgreSQL and TypeORM hang on it', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ann@example.com) already exists.',
      parameters: ['secret'],
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
    expect(JSON.stringify(fields)).not.toMatch(/ann@example\.com|secret/);
  });

  it('tells the causes, a few at most', () => {
    let error = new Error('the first');
    for (let count = 1; count <= 9; count += 1) error = new Error(`number ${count}`, { cause: error });
    const { stack } = errorFields(error);
    expect(stack).toContain('caused by: Error: number 8');
    expect(stack.match(/caused by/g)).toHaveLength(3);
  });

  it('bears what is no error', () => {
    expect(errorFields('just a text of ann@example.com')).toEqual({
      type: 'string',
      message: 'just a text of [address]',
      stack: '',
    });
  });
});
