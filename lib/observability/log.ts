import 'server-only'
import { env } from '@/lib/env'
import { requestId } from '@/lib/next-runtime/request-context'
import { toEntry, toJson, toText, type Fields, type Level } from './log-entry'

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
