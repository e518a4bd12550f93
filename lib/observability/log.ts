import 'server-only'
import { env } from '@/lib/env'
import { requestId } from '@/lib/next-runtime/request-context'

const PLAIN = /^[\w .,:/()[\]'-]{1,120}$/
const LONG_NUMBER = /\d[\d .()-]{5,}\d/
const TOKEN = /[\w-]{24,}/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The text if it is safe to log, otherwise null. A UUID is safe: it identifies a row to staff only. */
function safeToLog(text: string): string | null {
  if (UUID.test(text)) return text
  return PLAIN.test(text) && !LONG_NUMBER.test(text) && !TOKEN.test(text) ? text : null
}

type ErrorDescription = {
  name: string
  operation?: string
  code?: string
  status?: number
  digest?: string
  message?: string
  at?: string[]
  cause?: ErrorDescription
}

/** Their messages come from the JavaScript engine. Messages of all other errors may quote input. */
const ENGINE_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError'])

const MAX_CAUSES = 3
const MAX_FRAMES = 4
const FRAME = /^\s+at (?<place>.*:\d+:\d+\)?)$/
const CODE = /^[\w.-]{1,40}$/
const DIGEST = /^\d{1,12}(@E\d{1,6})?$/
const SYSTEM_CODE = /\bE[A-Z]{4,}\b/

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Removes the message from the stack first, because its lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const frames = stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => line.match(FRAME)?.groups?.place ?? [])
  return frames.slice(0, MAX_FRAMES).map((place) => place.replace(`${process.cwd()}/`, ''))
}

/** PostgREST errors have a code. Without a response only the details name the system call that failed. */
function codeOf({ code, details }: { code?: unknown; details?: unknown }): string | undefined {
  if (CODE.test(text(code))) return text(code)
  return text(details).match(SYSTEM_CODE)?.[0]
}

function messageOf({ name, message }: Error): string | undefined {
  return (ENGINE_ERRORS.has(name) && safeToLog(message)) || undefined
}

/** Leaves out messages, details and hints: databases quote rows in them, mail servers recipients, and parsers their input. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error !== 'object' || error === null) {
    const message = depth > 0 && safeToLog(String(error))
    return { name: typeof error, ...(message && { message }) }
  }
  const { name, operation, status, digest, cause } = error as Record<string, unknown>
  const described = {
    name: safeToLog(text(name)) ?? 'Error',
    operation: safeToLog(text(operation)) ?? undefined,
    code: codeOf(error),
    status: typeof status === 'number' ? status : undefined,
    digest: DIGEST.test(text(digest)) ? text(digest) : undefined,
    ...(error instanceof Error && { message: messageOf(error), at: framesOf(error) }),
    cause: cause === undefined || depth >= MAX_CAUSES ? undefined : describeError(cause, depth + 1),
  }
  return Object.fromEntries(
    Object.entries(described).filter(([, value]) => value !== undefined),
  ) as ErrorDescription
}

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
