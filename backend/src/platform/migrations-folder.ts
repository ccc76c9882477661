/** Right below `src`, as joined files are. See docs/decisions/0201-join-the-servers-files.md. */
export const migrationsFolder = new URL('../../migrations/', import.meta.url);
