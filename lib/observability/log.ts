import 'server-only'
import { env } from '@/lib/env'
import { requestId } from '@/lib/next-runtime/request-context'
import { describeError, safeToLog, type ErrorDescription } from './describe-error'

type Level = 'info' | 'warn' | 'error'

/** Numbers, flags and short words of the program. Text that could be a user's is withheld. */
export type Fields = Record<string, string | number | boolean | null>

export type LogEntry = {
  time: string
  level: Level
  /** Area and operation, as in `outbox.run`. */
  event: string
  request?: string
  fields: Fields
  error?: ErrorDescription
}

type Source = { level: Level; event: string; request: string | null; fields?: Fields; error?: unknown }

const WITHHELD = '[withheld]'

const withholdUnsafe = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? (safeToLog(value) ?? WITHHELD) : value,
    ]),
  )

export const toEntry = ({ level, event, request, fields = {}, error }: Source, now: Date): LogEntry => ({
  time: now.toISOString(),
  level,
  event,
  ...(request && { request }),
  fields: withholdUnsafe(fields),
  ...(error !== undefined && { error: describeError(error) }),
})

/** For log collectors. The entry's own keys come first, and no field can replace them. */
export const toJson = ({ fields, ...entry }: LogEntry): string =>
  JSON.stringify({ ...entry, ...fields, ...entry })

const pair = ([key, value]: [string, unknown]) => `${key}=${String(value)}`

function errorLines({ name, at = [], cause, ...rest }: ErrorDescription): string[] {
  const head = [name, ...Object.entries(rest).map(pair)].join(' ')
  const [first, ...more] = cause ? errorLines(cause) : []
  return [head, ...at.map((place) => `  at ${place}`), ...(first ? [`because of ${first}`, ...more] : [])]
}

export function toText({ time, level, event, request, fields, error }: LogEntry): string {
  const head = [time.slice(11, 19), level.padEnd(5), event, ...Object.entries(fields).map(pair)]
  if (request) head.push(`request=${request.slice(0, 8)}`)
  return [head.join(' '), ...(error ? errorLines(error).map((line) => `    ${line}`) : [])].join('\n')
}

const format =
  (env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'text')) === 'json' ? toJson : toText

function write(level: Level, event: string, fields?: Fields, error?: unknown): void {
  const entry = toEntry({ level, event, request: requestId(), fields, error }, new Date())
  process.stdout.write(`${format(entry)}\n`)
}

/** `event` is area and operation, as in `outbox.run`. Do not put names, addresses or text of users into `fields`. */
export const log = {
  info: (event: string, fields?: Fields) => write('info', event, fields),
  warn: (event: string, error?: unknown, fields?: Fields) => write('warn', event, fields, error),
  error: (event: string, error?: unknown, fields?: Fields) => write('error', event, fields, error),
}
