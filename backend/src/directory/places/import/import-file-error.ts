/** A file that cannot be imported; its message is one sentence for the person who named the file. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** A table of which nobody has said yet what its columns are. */
export class ColumnsNotChosen extends ImportFileError {}
