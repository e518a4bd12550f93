import { describeError, type ErrorDescription } from './describe-error'
import { speakable } from './speakable'

export type Level = 'info' | 'warn' | 'error'

/** Numbers, flags and short words of ours. Texts that could be anybody's are withheld, whatever the caller meant. */
export type Fields = Record<string, string | number | boolean | null>

export type Entry = {
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

const plain = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? (speakable(value) ?? WITHHELD) : value,
    ]),
  )

export const toEntry = ({ level, event, request, fields = {}, error }: Source, now: Date): Entry => ({
  time: now.toISOString(),
  level,
  event,
  ...(request && { request }),
  fields: plain(fields),
  ...(error !== undefined && { error: describeError(error) }),
})
