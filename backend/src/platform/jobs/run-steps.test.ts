import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { runSteps } from './run-steps.js';

const logged = jest.spyOn(Logger.prototype, 'error');
beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

/** Runs five steps. @returns those that ran, and what was thrown at the end */
async function run(failing: readonly number[]) {
  const ran: number[] = [];
  const steps = [1, 2, 3, 4, 5].map((step) => () => {
    ran.push(step);
    return failing.includes(step) ? Promise.reject(new Error(`Step ${step}`)) : Promise.resolve();
  });
  const failure = await runSteps(steps).catch((error: unknown) => error);
  return { ran, failure };
}

describe('the steps of a job', () => {
  it('all run where one fails, whose failure is that of the job', async () => {
    expect(await run([3])).toEqual({ ran: [1, 2, 3, 4, 5], failure: new Error('Step 3') });
    expect(logged).not.toHaveBeenCalled();
  });

  it('all run where some fail, each of which is logged', async () => {
    const { ran, failure } = await run([3, 4]);
    expect(ran).toEqual([1, 2, 3, 4, 5]);
    expect(failure).toMatchObject({
      message: '2 of 5 steps failed.',
      errors: [{ message: 'Step 3' }, { message: 'Step 4' }],
    });
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('end well where none fails', async () => {
    expect(await run([])).toEqual({ ran: [1, 2, 3, 4, 5], failure: undefined });
  });
});
