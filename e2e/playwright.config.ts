import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const chromium =
  process.env.FARMGATE_CHROMIUM || (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const launch = (...args: string[]) => ({
  args: [...quiet, ...args],
  ...(chromium === undefined ? {} : { executablePath: chromium }),
});

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, as test machines are slow and often shared; what fails fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // What goes through a service worker cannot be answered by a test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'maps',
      testMatch: /map\.spec\.ts$/,
      // Maps are drawn by the processor: test machines have no graphics card.
      use: { launchOptions: launch('--use-angle=swiftshader', '--enable-unsafe-swiftshader') },
    },
    {
      name: 'screens',
      testIgnore: /map\.spec\.ts$/,
      // Without maps, which take the processor most of the time.
      use: { launchOptions: launch('--disable-gpu', '--disable-3d-apis') },
    },
  ],
});
