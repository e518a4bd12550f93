import { Refusal } from './refusal.ts'
import { type SqlFile } from './sql-folder.ts'

interface PostgresError {
  message: string
  detail?: string
  hint?: string
  /** One-based, in characters. */
  position?: string
  where?: string
}

/** Says which line of which file the database refused. */
export function explainSqlError(folder: string, file: SqlFile, error: unknown): Refusal {
  const { message, detail, hint, position, where } = error as PostgresError
  const line = position ? `:${file.sql.slice(0, Number(position)).split('\n').length}` : ''
  const more = [detail, hint, where].filter(Boolean).map((text) => `\n  ${text}`)
  return new Refusal(`${folder}/${file.name}${line} failed: ${message}${more.join('')}`, { cause: error })
}
