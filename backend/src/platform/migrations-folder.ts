/** Right below `src`, as joined files are. See docs/decisions/0199-join-the-servers-files.md. */
export const migrationsFolder = new URL('../../migrations/', import.meta.url);
