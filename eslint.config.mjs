import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const environment = {
  object: 'process',
  property: 'env',
  message: 'The environment is read in platform/config alone.',
};
const GOES_OUT =
  'Requests to other servers are made in the files that this rule names alone, to addresses of the configuration.';
const goesOut = (name) => ({ name, message: GOES_OUT });

const noForeignImport = {
  selector:
    'ImportExpression[source.value=/^((node:)?(https?|http2|tls|net|dgram)|undici|aws4fetch|stripe|nodemailer)$/]',
  message: GOES_OUT,
};

/** Words that people read and that are not how we write: odd idioms, and second names for one thing. */
const UNWRITTEN = `/\\b(${[
  ...['in vain', 'for good', 'any more', 'meanwhile', 'from then on', 'as it stands', 'much the same'],
  ...['behind each', 'whoever', 'somebody', 'nobody', 'waits for', 'anew', 'way of delivery', 'is gone'],
  ...['mails', 'by mail', 'this mail', 'e-mails?', 'photographs?', 'cancelled', 'second factor'],
  ...['sign(ed|ing)? (in|out)', 'switched (on|off)', 'the shop'],
].join('|')})\\b/i`;
const READ_BY_PEOPLE = [
  `JSXText[value=${UNWRITTEN}]`,
  `JSXAttribute[name.name=/^(label|title|hint|help|helperText|empty|explanation|success)$/] > Literal[value=${UNWRITTEN}]`,
  `Literal[value=/ /][value=${UNWRITTEN}]`,
  `TemplateElement[value.cooked=/ /][value.cooked=${UNWRITTEN}]`,
].map((selector) => ({
  selector,
  message: 'Say it in plain American English, with the one word for the thing.',
}));

/** Comments within the printed width. Code is cut by Prettier, and strings may be as long as they are. */
const COMMENT_WIDTH = { code: 1_000, comments: 110, ignoreUrls: true };

/**
 * Rules that need no types; those that do are in .oxlintrc.json, which knows them from TypeScript's native
 * compiler.
 */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.cache/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Warnings are for whoever writes; `npm test` stays silent about them, `npm run lint` says them.
      'max-lines-per-function': ['warn', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['warn', 10],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': ['error', environment],
      'max-lines': ['error', { max: 340, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Decorated constructor parameters are needed at run time, so an import that looks type-only is not one.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // What goes out goes to addresses of the configuration alone, never to one that people wrote. These are
    // the files that may. Push messages go to addresses that browsers name: post-to-public.ts lets public
    // hosts alone through.
    files: ['{backend,packages/*}/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'backend/src/platform/places-google/google-places.client.ts',
      'backend/src/platform/media/s3-store.ts',
      'backend/src/platform/mail/mail-delivery.ts',
      'backend/src/platform/push/post-to-public.ts',
      'backend/src/directory/places/import/usda/usda-api.client.ts',
      'backend/src/directory/markets/weather/alerts/weather.client.ts',
      'backend/src/marketplace/payments/gateways/{paypal.client,stripe-calls,stripe.gateway}.ts',
      'backend/src/platform/texting/twilio.client.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...['fetch', 'WebSocket', 'EventSource'].map(goesOut)],
      'no-restricted-properties': [
        'error',
        environment,
        { object: 'globalThis', property: 'fetch', message: GOES_OUT },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...['http', 'https', 'http2', 'tls', 'dgram'].flatMap((name) => [name, `node:${name}`]),
            ...['undici', 'aws4fetch', 'stripe', 'nodemailer'],
          ].map((name) => ({ ...goesOut(name), allowTypeImports: true })),
          patterns: [
            {
              group: ['node:net', 'net'],
              importNames: ['connect', 'createConnection', 'Socket'],
              allowTypeImports: true,
              message: GOES_OUT,
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', noForeignImport],
    },
  },
  {
    files: ['storefront/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What people read on screens, in emails and in errors.
    files: [
      '{storefront,backoffice}/src/**/*.{ts,tsx}',
      'backend/src/**/*-mails.ts',
      'backend/src/contract/shared/errors.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noForeignImport, ...READ_BY_PEOPLE] },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'backend/test/**',
      'e2e/**',
      'tools/bench/src/servers/**',
      'backend/src/platform/config/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  prettier,
  { rules: { 'max-len': ['error', COMMENT_WIDTH] } },
);
