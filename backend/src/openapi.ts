import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import * as swagger from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { type Capability, capabilityOf, rolesThatMay } from './contract/shared/capabilities.js';
import { readConfig } from './platform/config/config.js';
import { projectFolder } from './platform/config/project-folder.js';
import { describeControllers } from './platform/http/api-document.js';

/** Reads the controllers alone: nothing is started, and no database is needed. */
export async function openApi(): Promise<OpenAPIObject> {
  const modules = AppModule.with(readConfig(projectFolder()), 'postgres://localhost');
  const app = await NestFactory.create<NestFastifyApplication>(modules, new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: false,
  });
  const description = new swagger.DocumentBuilder()
    .setTitle('Farmgate')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .build();
  describeControllers(swagger);
  const document = swagger.SwaggerModule.createDocument(app, description);
  return { ...document, paths: withStaffRoles(byName(document.paths)) };
}

const DESCRIPTION = `Farms, farmers markets and fresh produce near a ZIP code.

Lists under \`/api/admin\` take \`sort\`, \`range\` and \`filter\` as react-admin's \`ra-data-simple-rest\` sends them.
A range has at most 1,000 rows. Without one, a list has 25, or all rows of the up to 1,000 ids in
\`filter={"id":[…]}\`. \`Content-Range\` has the total. Counting stops at 10,000 rows, and at 1,000 for text searches;
\`X-Total-Count-Bound: more\` says so, and \`export.csv\` has all rows. PUT takes changed fields with what they held
before in \`was\`, or the whole record as it was read, with its \`revision\` or \`updatedAt\`.`;

/** Sorted, so that the file changes only where the contract does. */
function byName(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  return Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

interface Operation {
  'x-access'?: string;
  'x-capability'?: Capability;
}

function withStaffRoles(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations as Record<string, Operation>)) {
      if (operation['x-access'] !== 'admin') continue;
      const capability = operation['x-capability'] ?? capabilityOf(method.toUpperCase(), path);
      if (!capability) throw new Error(`${method} ${path} does not say what staff need to call it.`);
      Object.assign(operation, { 'x-capability': capability, 'x-staff-roles': rolesThatMay(capability) });
    }
  }
  return paths;
}
