import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAlive, ownMark, processMark } from './processes.js';

describe('processMark', () => {
  it('knows this process', () => {
    expect(isAlive(ownMark())).toBe(true);
  });

  it('tells a process from a later one with the same number', () => {
    expect(isAlive({ pid: process.pid, started: 'another time' })).toBe(false);
  });

  it('takes a process that has ended for dead', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const { pid = 0 } = child;
    await once(child, 'exit');
    expect(processMark(pid)).toBeUndefined();
  });
});
