import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { variableNames } from './config.js';
import { projectFolder } from './project-folder.js';

interface Service {
  image: string;
  build?: unknown;
  environment?: Record<string, string>;
  ports?: string[];
}

const textOf = (file: string) => readFileSync(path.join(projectFolder(), file), 'utf8');
const { services } = parse(textOf('docker-compose.yml')) as { services: Record<string, Service> };
const own = services.app?.environment ?? {};

/** What the image itself decides. */
const OF_THE_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'STOREFRONT'];
const SECRET = /PASSWORD|SECRET/;

describe('docker-compose.yml', () => {
  it('hands every variable through', () => {
    const missing = variableNames.filter((name) => !(name in own) && !OF_THE_IMAGE.includes(name));
    expect(missing).toEqual([]);
    expect(Object.keys(own).filter((name) => !variableNames.includes(name))).toEqual([]);
    const handed = Object.entries(own).filter(([name]) => name !== 'DATABASE_URL');
    for (const [name, value] of handed) expect(value).toContain(`\${${name}:`);
  });

  it('has no secret of its own: each is asked for, or empty', () => {
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment));
    const given = values.flatMap((value) => [...value.matchAll(/\$\{(\w+):([-?])([^}$]*)/g)]);
    const secrets = given.filter(([, name = '']) => SECRET.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    for (const [, name, kind, text] of secrets) {
      expect({ name, isSafe: kind === '?' || text === '' }).toEqual({ name, isSafe: true });
    }
    const fixed = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    for (const [name, value] of fixed) if (SECRET.test(name)) expect(value).toMatch(/^\$\{/);
  });

  it('is open to this machine alone, unless told otherwise', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^(?:127\.0\.0\.1|\$\{HTTP_ADDRESS:-127\.0\.0\.1\}):/);
  });

  it('names exact versions of what it runs, as the image does', () => {
    const images = Object.values(services).flatMap(({ image, build }) => (build ? [] : [image]));
    const bases = [...textOf('backend/Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
    for (const image of [...images, ...bases]) expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.)/);
  });
});
