const rooms = ['accounts', 'directory', 'marketplace', 'content'];
const backend = '^backend/src';
const storefront = '^storefront/src';
const backoffice = '^backoffice/src';

/** Which room may use which; `web` and `platform` are no rooms. */
const allowed = {
  accounts: [],
  directory: ['accounts'],
  marketplace: ['accounts', 'directory'],
  content: ['directory'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other in a circle cannot be understood or tested one by one.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what browsers and other programs import: it uses itself and zod alone.',
      severity: 'error',
      from: { path: `${backend}/contract/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [`${backend}/contract/`, 'node_modules/zod/'] },
    },
    {
      name: 'packages-know-no-product',
      comment:
        'A package of packages/ takes what it needs as arguments; the product imports it, not the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(backend|storefront|backoffice|tools|e2e|scripts)/' },
    },
    {
      name: 'product-without-tools',
      comment: 'tools/ measures the product, which runs without it.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations)|packages|storefront|backoffice)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'platform-knows-no-room',
      comment: 'The platform is what every room stands on; it imports none of them.',
      severity: 'error',
      from: { path: `${backend}/platform/` },
      to: { path: `${backend}/(${[...rooms, 'backoffice', 'web', 'cli'].join('|')})/` },
    },
    {
      name: 'web-speaks-http',
      comment: 'web renders pages through the contract over in-process HTTP, not through the rooms.',
      severity: 'error',
      from: { path: `${backend}/web/` },
      to: { path: `${backend}/(${[...rooms, 'backoffice', 'cli'].join('|')})/` },
    },
    ...rooms.map((room) => ({
      name: `${room}-uses-its-neighbors-only`,
      comment: `The room ${room} may use ${allowed[room].join(' and ') || 'no other room'}.`,
      severity: 'error',
      from: { path: `${backend}/${room}/` },
      to: {
        path: `${backend}/(${[...rooms, 'backoffice', 'web', 'cli'].filter((other) => other !== room && !allowed[room].includes(other)).join('|')})/`,
      },
    })),
    {
      name: 'no-entities-of-other-rooms',
      comment:
        "Another room's rows are reached through the service that it exports, never through its entities.",
      severity: 'error',
      from: { path: `${backend}/(${rooms.join('|')})/` },
      to: { path: `${backend}/(${rooms.join('|')})/.*\\.entity\\.ts$`, pathNot: `${backend}/$1/` },
    },
    {
      name: 'storefront-knows-the-contract-only',
      comment: 'Of the backend, browsers get the contract.',
      severity: 'error',
      from: { path: storefront },
      to: { path: '^backend/', pathNot: `${backend}/contract/` },
    },
    {
      name: 'storefront-arrows-point-one-way',
      comment: 'ui and lib know no room and no app.',
      severity: 'error',
      from: { path: `${storefront}/(ui|lib)/` },
      to: { path: `${storefront}/(app|${rooms.join('|')})/` },
    },
    {
      name: 'storefront-rooms-do-not-reach-up',
      comment: 'A room does not import the app that shows it.',
      severity: 'error',
      from: { path: `${storefront}/(${rooms.join('|')})/` },
      to: { path: `${storefront}/app/` },
    },
    ...rooms.map((room) => ({
      name: `storefront-${room}-stays-apart`,
      comment: "Rooms of the storefront do not import each other's parts.",
      severity: 'error',
      from: { path: `${storefront}/${room}/` },
      to: { path: `${storefront}/(${rooms.filter((other) => other !== room).join('|')})/` },
    })),
    {
      name: 'backoffice-knows-the-contract-only',
      comment: 'Of the backend, browsers get the contract; of the storefront, the back office gets nothing.',
      severity: 'error',
      from: { path: backoffice },
      to: { path: '^(backend|storefront)/', pathNot: `${backend}/contract/` },
    },
    {
      name: 'backoffice-arrows-point-one-way',
      comment: 'lib and kit know no room and no app; kit stands on lib.',
      severity: 'error',
      from: { path: `${backoffice}/(lib|kit)/` },
      to: { path: `${backoffice}/(app|system|${rooms.join('|')})/` },
    },
    ...[...rooms, 'system'].map((room) => ({
      name: `backoffice-${room}-stays-apart`,
      comment: 'A room of the back office imports neither another room nor the app that shows it.',
      severity: 'error',
      from: { path: `${backoffice}/${room}/` },
      to: {
        path: `${backoffice}/(app|${[...rooms, 'system'].filter((other) => other !== room).join('|')})/`,
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|tools)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'storefront/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
