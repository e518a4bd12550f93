import { speakable } from './speakable'

/** What a log says of an error. Everything is left out that could quote what somebody sent or what a row holds. */
export type ErrorDescription = {
  name: string
  operation?: string
  code?: string
  status?: number
  /** What Next calls it on error screens. */
  digest?: string
  message?: string
  /** Where it was thrown, innermost first. */
  at?: string[]
  cause?: ErrorDescription
}

/** Their messages come from the engine and speak of the program. Messages of all other errors may quote its input. */
const ENGINE_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError'])

const MAX_CAUSES = 3
const MAX_FRAMES = 4
const FRAME = /^\s+at (?<place>.*:\d+:\d+\)?)$/
const CODE = /^[\w.-]{1,40}$/
const DIGEST = /^\d{1,12}(@E\d{1,6})?$/
const SYSTEM_CODE = /\bE[A-Z]{4,}\b/

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The first lines of a stack are the message, and it may look like what follows. */
function framesOf({ stack = '', message }: Error): string[] {
  const frames = stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => line.match(FRAME)?.groups?.place ?? [])
  return frames.slice(0, MAX_FRAMES).map((place) => place.replace(`${process.cwd()}/`, ''))
}

/** PostgREST's answers carry a code; without one there was no answer, and only the details know which system call failed. */
function codeOf({ code, details }: { code?: unknown; details?: unknown }): string | undefined {
  if (CODE.test(text(code))) return text(code)
  return text(details).match(SYSTEM_CODE)?.[0]
}

function messageOf({ name, message }: Error): string | undefined {
  return (ENGINE_ERRORS.has(name) && speakable(message)) || undefined
}

/**
 * Codes, places and our own words instead of messages, details and hints: databases quote rows in them, mail servers
 * recipients and parsers their input.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error !== 'object' || error === null) {
    // A cause is a word or number of ours; what is thrown as a bare text may be anybody's.
    const message = depth > 0 && speakable(String(error))
    return { name: typeof error, ...(message && { message }) }
  }
  const { name, operation, status, digest, cause } = error as Record<string, unknown>
  const described = {
    name: speakable(text(name)) ?? 'Error',
    operation: speakable(text(operation)) ?? undefined,
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
