import 'server-only'
import { env } from '@/lib/env'
import { toEntry, type Fields, type Level } from './entry'
import { toJson, toText } from './format-entry'
import { requestId } from './request-id'

const format =
  (env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'text')) === 'json' ? toJson : toText

function write(level: Level, event: string, fields?: Fields, error?: unknown): void {
  const entry = toEntry({ level, event, request: requestId(), fields, error }, new Date())
  process.stdout.write(`${format(entry)}\n`)
}

/**
 * What the server says about itself, on standard output. `event` is area and operation, as in `outbox.run`. No name, address
 * or text that somebody sent belongs in `fields`; of errors only codes and places are kept.
 */
export const log = {
  info: (event: string, fields?: Fields) => write('info', event, fields),
  warn: (event: string, error?: unknown, fields?: Fields) => write('warn', event, fields, error),
  error: (event: string, error?: unknown, fields?: Fields) => write('error', event, fields, error),
}
