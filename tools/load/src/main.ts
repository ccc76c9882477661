// `npm run load`: plays people at rising rates and looks whether anything was lost.
import 'reflect-metadata';
import { runProgram } from '@farmgate/backend/src/cli/run-program';
import { remark } from '@farmgate/backend/src/cli/with-database';
import { StartError } from '@farmgate/backend/src/platform/config/start-error';
import { Command } from 'commander';
import { runLoad } from './run-load.js';

interface Given {
  minutes: string;
  peak: string;
  servers: string;
  marketMorning: boolean;
  quick: boolean;
  json: boolean;
}

await runProgram(
  new Command('load')
    .description(
      'play visitors, shoppers, farmers, vendors and staff at rising rates, say where the knee is and what limits it, and look whether anything was lost or doubled',
    )
    .option('--minutes <number>', 'how long the rates rise', '3.5')
    .option('--peak <number>', 'visits per second at the end', '80')
    .option('--servers <number>', 'servers of the product', '1')
    .option(
      '--market-morning',
      'at one rate, first calm, then while 200 farms say what is on and 50,000 followers are told',
      false,
    )
    .option('--quick', 'some seconds, to see that it works; its figures mean nothing', false)
    .option('--json', 'print the figures for a program', false)
    .action(async ({ marketMorning, quick, json, ...given }: Given) => {
      const { report, text, isClean } = await runLoad({
        minutes: numberOf('--minutes', given.minutes, 0.1, 120),
        peak: numberOf('--peak', given.peak, 1, 5_000),
        servers: Math.round(numberOf('--servers', given.servers, 1, 16)),
        marketMorning,
        quick,
        say: remark,
      });
      process.stdout.write(json ? `${JSON.stringify(report)}\n` : `\n${text}`);
      if (!isClean) process.exitCode = 1;
    }),
);

function numberOf(option: string, text: string, from: number, to: number): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= from && number <= to) return number;
  throw new StartError(`${option} must be a number from ${from} to ${to}, but is "${text}".`);
}
