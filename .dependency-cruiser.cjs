const domains = ['accounts', 'directory', 'marketplace', 'content', 'following'];
const backend = '^backend/src';
const storefront = '^storefront/src';
const backoffice = '^backoffice/src';

/** Which domain may use which; `web` and `platform` are no domains. */
const allowed = {
  accounts: [],
  directory: ['accounts'],
  marketplace: ['accounts', 'directory'],
  content: ['directory'],
  following: ['accounts', 'directory', 'marketplace'],
};

/**
 * The floors of the two large domains, the ground floor first. A folder imports those of the floors before
 * its own, and none of its own floor. A new folder goes where its imports allow.
 */
const floors = {
  directory: [
    ['tables'],
    ['places', 'suggestions', 'corrections'],
    ['farms', 'imports'],
    ['listings', 'field-status', 'farm-applications', 'news'],
    ['search'],
    ['markets'],
    ['confirmations', 'place-pages', 'demo'],
    ['dashboard'],
  ],
  marketplace: [
    ['tables'],
    ['vendors', 'tax'],
    ['pickups', 'terms', 'reviews', 'ledger'],
    ['products'],
    ['payments', 'carts', 'favorites', 'farm-shops', 'suggestions'],
    ['orders', 'near', 'selling-guide'],
    ['pickup-days', 'today', 'shares'],
    ['closures', 'demo'],
  ],
};

/** @returns a rule for each folder of a domain, and one for those that have no floor */
function floorRules([domain, levels]) {
  const path = (folders) => `${backend}/${domain}/(${folders.join('|')})/`;
  const standing = levels.flatMap((folders, level) =>
    folders.map((folder) => ({
      name: `${domain}-${folder}-stands-on-lower-floors`,
      comment: `Of ${domain}, ${folder} may use ${levels.slice(0, level).flat().join(', ') || 'no other folder'}.`,
      severity: 'error',
      from: { path: path([folder]) },
      to: { path: `${backend}/${domain}/`, pathNot: path([folder, ...levels.slice(0, level).flat()]) },
    })),
  );
  const homeless = {
    name: `${domain}-has-a-floor-for-each-folder`,
    comment: `A file of ${domain} is in one of the folders that have a floor.`,
    severity: 'error',
    from: { path: `${backend}/${domain}/`, pathNot: path(levels.flat()) },
    to: {},
  };
  return [...standing, homeless];
}

/** What the storefront's domains stand on, and which of the others each floor may use. */
const ground = { lib: [], ui: ['lib'], shared: ['lib', 'ui'] };

/** Which folder of the storefront's marketplace may use which. */
const marketplace = {
  parts: [],
  shop: ['parts'],
  cart: ['parts'],
  orders: ['parts', 'shop'],
  selling: ['parts', 'shop'],
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
      comment:
        'The contract is what browsers and other programs import: it uses itself, zod and the reader of phone numbers alone.',
      severity: 'error',
      from: { path: `${backend}/contract/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [`${backend}/contract/`, 'node_modules/(zod|libphonenumber-js)/'] },
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
      name: 'tools-know-the-server-only',
      comment: 'What is measured of pages is asked over HTTP, as people ask.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(storefront|backoffice|e2e|scripts)/' },
    },
    {
      name: 'browser-tests-know-the-contract-only',
      comment: 'Browser tests see the product from outside: through pages, HTTP, mails, rows and stand-ins.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(backend|storefront|backoffice|tools|scripts)/',
        pathNot: [`${backend}/contract/`, '^backend/test/support/stand-ins/'],
      },
    },
    {
      name: 'scripts-know-no-product',
      comment: 'They install and build the product, so they run before any of it is there.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(packages|tools|backend|storefront|backoffice|e2e)/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'The platform is what every domain stands on; it imports none of them.',
      severity: 'error',
      from: { path: `${backend}/platform/` },
      to: { path: `${backend}/(${[...domains, 'backoffice', 'web', 'cli', 'cluster'].join('|')})/` },
    },
    {
      name: 'server-starts-without-the-document',
      comment:
        'Decorators of platform/http/api-document.ts keep what only the OpenAPI document shows until it is made.',
      severity: 'error',
      from: { path: backend, pathNot: `${backend}/openapi\\.ts$` },
      to: { path: 'node_modules/@nestjs/swagger/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-speaks-http',
      comment: 'web renders pages through the contract over in-process HTTP, not through the domains.',
      severity: 'error',
      from: { path: `${backend}/web/` },
      to: { path: `${backend}/(${[...domains, 'backoffice', 'cli'].join('|')})/` },
    },
    ...domains.map((domain) => ({
      name: `${domain}-uses-its-neighbors-only`,
      comment: `The domain ${domain} may use ${allowed[domain].join(' and ') || 'no other domain'}.`,
      severity: 'error',
      from: { path: `${backend}/${domain}/` },
      to: {
        path: `${backend}/(${[...domains, 'backoffice', 'web', 'cli'].filter((other) => other !== domain && !allowed[domain].includes(other)).join('|')})/`,
      },
    })),
    ...Object.entries(floors).flatMap(floorRules),
    {
      name: 'no-circles-between-folders',
      comment: 'Folders of a domain that import each other in a circle are one large folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: `${backend}/(directory|marketplace|following)/[^/]+$` },
      to: { circular: true },
    },
    {
      name: 'no-entities-of-other-domains',
      comment:
        "Another domain's rows are reached through the service that it exports, never through its entities.",
      severity: 'error',
      from: { path: `${backend}/(${domains.join('|')})/` },
      to: { path: `${backend}/(${domains.join('|')})/.*\\.entity\\.ts$`, pathNot: `${backend}/$1/` },
    },
    {
      name: 'storefront-knows-the-contract-only',
      comment: 'Of the backend, browsers get the contract.',
      severity: 'error',
      from: { path: storefront },
      to: { path: '^backend/', pathNot: `${backend}/contract/` },
    },
    ...Object.entries(ground).map(([floor, below]) => ({
      name: `storefront-${floor}-knows-no-domain`,
      comment: `In the storefront, ${floor} uses ${below.join(' and ') || 'itself'} alone.`,
      severity: 'error',
      from: { path: `${storefront}/${floor}/` },
      to: { path: storefront, pathNot: `${storefront}/(${[floor, ...below].join('|')})/` },
    })),
    ...Object.entries(marketplace).map(([folder, others]) => ({
      name: `storefront-marketplace-${folder}-stays-apart`,
      comment: `In the storefront's marketplace, ${folder} uses ${others.join(' and ') || 'no other folder'}.`,
      severity: 'error',
      from: { path: `${storefront}/marketplace/${folder}/` },
      to: {
        path: `${storefront}/marketplace/[^/]+/`,
        pathNot: `${storefront}/marketplace/(${[folder, ...others].join('|')})/`,
      },
    })),
    {
      name: 'storefront-domains-do-not-reach-up',
      comment: 'A domain does not import the app that shows it.',
      severity: 'error',
      from: { path: `${storefront}/(${domains.join('|')})/` },
      to: { path: `${storefront}/app/` },
    },
    {
      name: 'storefront-desk-stands-on-the-domains',
      comment: 'The desk joins what farmers and vendors have of several domains; no domain knows it.',
      severity: 'error',
      from: { path: `${storefront}/(${domains.join('|')}|lib|ui|shared)/` },
      to: { path: `${storefront}/desk/` },
    },
    {
      name: 'storefront-desk-does-not-reach-up',
      comment: 'The desk does not import the app that shows it, nor what only shoppers see.',
      severity: 'error',
      from: { path: `${storefront}/desk/` },
      to: { path: `${storefront}/(app|content|following|marketplace/(shop|cart|orders))/` },
    },
    ...domains.map((domain) => ({
      name: `storefront-${domain}-stays-apart`,
      comment: "Domains of the storefront do not import each other's parts.",
      severity: 'error',
      from: { path: `${storefront}/${domain}/` },
      to: { path: `${storefront}/(${domains.filter((other) => other !== domain).join('|')})/` },
    })),
    {
      name: 'storefront-server-parts-stay-on-the-server',
      comment: 'What the server alone needs of a page must not come into the bundle of the browser.',
      severity: 'error',
      from: {
        path: storefront,
        pathNot: ['\\.server\\.ts$', '\\.test\\.tsx?$', '/entry-server\\.tsx$', '/structured/'],
      },
      to: { path: [`${storefront}/.*\\.server\\.ts$`, `${storefront}/[^/]+/structured/`] },
    },
    {
      name: 'backoffice-knows-the-contract-only',
      comment: 'Of the backend, browsers get the contract; of the storefront, the back office gets nothing.',
      severity: 'error',
      from: { path: backoffice },
      to: { path: '^(backend|storefront)/', pathNot: `${backend}/contract/` },
    },
    {
      name: 'backoffice-dependencies-point-one-way',
      comment: 'lib and kit know no domain and no app; kit stands on lib.',
      severity: 'error',
      from: { path: `${backoffice}/(lib|kit)/` },
      to: { path: `${backoffice}/(app|system|${domains.join('|')})/` },
    },
    ...[...domains, 'system'].map((domain) => ({
      name: `backoffice-${domain}-stays-apart`,
      comment: 'A domain of the back office imports neither another domain nor the app that shows it.',
      severity: 'error',
      from: { path: `${backoffice}/${domain}/` },
      to: {
        path: `${backoffice}/(app|${[...domains, 'system'].filter((other) => other !== domain).join('|')})/`,
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
