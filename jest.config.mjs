import { availableParallelism } from 'node:os';

/** What needs the built server and a real PostgreSQL. */
const onServers = {
  globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
};
/** What takes long: faults, several servers, load and large amounts. `npm run test:all` runs it. */
const LONG = ['faults', 'servers', 'load', 'at-size'];
/** Beside the quick tests of the same part: races, random sequences, all routes, what providers do wrong. */
const SLOW = '.slow.test.ts';

/** Pure rules, the server over HTTP, the same under stress, and the logic of what runs in browsers. */
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@farmgate/backend/contract/(.*)$': '<rootDir>/backend/src/contract/$1.ts',
    '^@farmgate/backend/src/(.*)$': '<rootDir>/backend/src/$1.ts',
    '^@farmgate/embedded-postgres$': '<rootDir>/packages/embedded-postgres/src/embedded-postgres.ts',
    '^@farmgate/(backup|embedded-postgres)/(.*)$': '<rootDir>/packages/$1/src/$2.ts',
    '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
          keepClassNames: true,
        },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-no-console-errors.mjs'],
};

export default {
  // For a machine that has other things to do as well.
  testTimeout: 60_000,
  // Most tests wait for a database, a server or a job, so one file more is run than there are processors.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{backend,packages/*,tools/*}/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
      ],
      testPathIgnorePatterns: ['/node_modules/', SLOW],
    },
    {
      ...shared,
      displayName: 'integration',
      ...onServers,
      setupFiles: ['<rootDir>/backend/test/support/one-connection.mjs'],
      testMatch: [`<rootDir>/backend/test/!(${LONG.join('|')})/**/*.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', SLOW],
    },
    {
      ...shared,
      displayName: 'resilience',
      ...onServers,
      testMatch: [
        `<rootDir>/backend/test/@(${LONG.join('|')})/**/*.test.ts`,
        `<rootDir>/backend/{src,test}/**/*${SLOW}`,
      ],
    },
    {
      ...shared,
      displayName: 'storefront',
      testMatch: ['<rootDir>/storefront/src/**/*.test.{ts,tsx}'],
    },
    { ...shared, displayName: 'backoffice', testMatch: ['<rootDir>/backoffice/src/**/*.test.{ts,tsx}'] },
  ],
};
