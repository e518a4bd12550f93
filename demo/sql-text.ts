/** A literal of SQL. */
export const sqlText = (text: string | null): string =>
  text === null ? 'null' : `'${text.replaceAll("'", "''")}'`
