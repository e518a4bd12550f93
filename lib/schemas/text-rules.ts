// zod/mini wherever a browser loads the schema; zod in modules that only the server loads.
import * as z from 'zod/mini'

// Without `jitless` zod probes `eval`, which the content security policy forbids and browsers report.
z.config({ jitless: true })

/** All control characters except tab and line feed. Postgres rejects NUL. */
const CONTROL = /[^\P{Cc}\t\n]/gu

/** For one-line fields: line breaks and repeated spaces become one space. */
export const cleanLine = (value: string) => value.replace(/\s+/g, ' ').replace(CONTROL, '').trim()

/** For multi-line fields. Browsers post line breaks as CRLF. */
export const cleanParagraphs = (value: string) => value.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()

/** As `cleanParagraphs`, but a text that nobody changed stays as it is, byte by byte. */
export const cleanMarkdown = (value: string) => value.replace(/\r\n?/g, '\n').replace(CONTROL, '')

export type TextField = {
  label: string
  /** Longest accepted text in characters, after trimming. */
  max: number
  /** The name in error messages, if it is not the label. */
  name?: string
}

/** Exactly one address: separators that would make it a list of recipients are rejected. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/
const PHONE_DIGITS = /^[1-9]\d{0,15}$/

export const isEmail = z.regex(EMAIL, 'Please enter a valid email address')
export const isPhone = z.refine<string>(
  (value) => value === '' || PHONE_DIGITS.test(value.replace(/\D/g, '')),
  'Please enter a valid phone number',
)

/** Aborts the following checks, so that no pattern runs over a text that is too long. */
const atMost = ({ label, name = label, max }: TextField) =>
  z.maxLength(max, {
    error: `${name} can have at most ${max.toLocaleString('en-US')} characters`,
    abort: true,
  })

export function requiredText(field: TextField, clean = cleanLine) {
  const message = `${field.name ?? field.label} is required`
  return z.string(message).check(z.overwrite(clean), z.minLength(1, message), atMost(field))
}

export const optionalText = (field: TextField, clean = cleanLine) =>
  z._default(z.string().check(z.overwrite(clean), atMost(field)), '')

const day = z.iso.date()

/** Empty or a date of this century; other years are typing errors. */
export const optionalDay = z
  ._default(z.string(), '')
  .check(
    z.refine(
      (text) => text === '' || (text.startsWith('20') && day.safeParse(text).success),
      'Choose a date, or leave it empty',
    ),
  )

/** The check of a text by a function that reads it, and answers `error` for what it cannot read. */
export const isReadable = (read: (text: string) => object) =>
  z.superRefine<string>((text, context) => {
    const result = read(text)
    if ('error' in result) context.addIssue({ code: 'custom', message: String(result.error) })
  })
