import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from './refusal.ts'

export interface SqlFile {
  name: string
  sql: string
  hash: string
}

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

export async function readSqlFile(folder: string, name: string): Promise<SqlFile> {
  const sql = await readFile(path.join(folder, name), 'utf8')
  return { name, sql, hash: sha256(sql) }
}

/** The .sql files of a folder in name order; none when the folder does not exist. */
export async function readSqlFolder(folder: string): Promise<SqlFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(files.map((name) => readSqlFile(folder, name)))
}

interface PostgresError {
  message: string
  detail?: string
  hint?: string
  /** One-based, in characters. */
  position?: string
  where?: string
}

/** Names the file and the line of the failed statement. */
export function explainSqlError(folder: string, file: SqlFile, error: unknown): Refusal {
  const { message, detail, hint, position, where } = error as PostgresError
  const line = position ? `:${file.sql.slice(0, Number(position)).split('\n').length}` : ''
  const more = [detail, hint, where].filter(Boolean).map((text) => `\n  ${text}`)
  return new Refusal(`${folder}/${file.name}${line} failed: ${message}${more.join('')}`, { cause: error })
}
