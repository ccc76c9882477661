/** What can be refused about imports of directory files. Free of zod. */
export const IMPORT_ERRORS = {
  IMPORT_IS_OVER: { status: 409, message: 'This import is over.' },
  IMPORT_FILE_GONE: {
    status: 409,
    message: 'We no longer have the file of this import. Please upload it again.',
  },
  IMPORT_IS_OPEN: { status: 409, message: "This import isn't finished yet. Please stop it first." },
  IMPORT_FILE_TOO_LARGE: { status: 413, message: 'Please choose a file of at most 15 MB.' },
  IMPORT_FILE_NOT_READ: {
    status: 415,
    message: 'Please choose a list of places as CSV, Excel (.xlsx), JSON, GeoJSON or KML.',
  },
  IMPORT_NOT_UNDOABLE: {
    status: 409,
    message: 'There’s nothing of this import to undo anymore. An import can be undone for a week.',
  },
} as const;
