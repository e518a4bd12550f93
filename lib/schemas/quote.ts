import * as z from 'zod/mini'
import { parseDollars, parsePercent } from '@/lib/quotes/money'
import { LINE_KINDS, lineField, parseDiscount, type TypedQuote } from '@/lib/quotes/typed-quote'
import type { FieldErrors } from '@/lib/forms/form-state'
import { cleanParagraphs, isEmail, optionalText, requiredText } from './text-rules'

const HIGHEST_PRICE = 100_000_000
const HIGHEST_TAX = 200_000
const MOST_LINES = 100

const required = (label: string, max: number) => requiredText({ label, max })
const optional = (label: string, max: number) => optionalText({ label, max })
const paragraphs = (label: string, max: number) => optionalText({ label, max }, cleanParagraphs)
const clean = z.string().check(z.trim())

const dollars = z.pipe(
  clean.check(
    z.refine((text) => parseDollars(text) !== null, 'Write dollars, as in 1,250 or 1,250.50'),
    z.refine((text) => (parseDollars(text) ?? 0) <= HIGHEST_PRICE, 'At most $1,000,000'),
  ),
  z.transform((text) => parseDollars(text) ?? 0),
)

const discount = z.pipe(
  clean.check(z.refine((text) => parseDiscount(text) !== undefined, 'Write 10 % or dollars, as in $50')),
  z.transform((text) => parseDiscount(text) ?? null),
)

const wholeNumber = (least: number, most: number, message: string) =>
  z.pipe(
    clean.check(
      z.regex(/^\d{1,5}$/, { error: message, abort: true }),
      z.refine((text) => Number(text) >= least && Number(text) <= most, message),
    ),
    z.transform(Number),
  )

const maybe = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) =>
  z.union([
    z.pipe(
      clean.check(z.refine((text) => text === '')),
      z.transform(() => null),
    ),
    schema,
  ])

const day = z.iso.date('Choose a day')

const lineSchema = z.object({
  id: z.uuid(),
  kind: z.enum(LINE_KINDS),
  packageId: z.string().check(z.maxLength(60)),
  title: required('Title', 200),
  description: paragraphs('Description', 2000),
  quantity: wholeNumber(1, 9999, 'A whole number from 1 to 9,999'),
  price: dollars,
  discount,
  isOptional: z.boolean(),
  isPreselected: z.boolean(),
  isTaxable: z.boolean(),
})

const termsSchema = z.object({
  title: required('Title', 200),
  recipientName: optional('Name', 200),
  recipientBusiness: optional('Business', 200),
  recipientEmail: z.pipe(
    optional('Email', 254),
    z.string().check(
      z.refine((text) => text === '' || z.safeParse(z.string().check(isEmail), text).success, {
        error: 'Enter one email address, as in name@example.com',
      }),
    ),
  ),
  owner: z
    .string()
    .check(z.refine((id) => id === '' || z.safeParse(z.uuid(), id).success, 'Choose a person')),
  intro: paragraphs('Introduction', 5000),
  terms: paragraphs('Terms', 20_000),
  validUntil: day,
  discount,
  taxState: z.string().check(z.refine((state) => state === '' || /^[A-Z]{2}$/.test(state), 'Choose a state')),
  taxRate: clean.check(
    z.refine((text) => text === '' || parsePercent(text) !== null, 'Write percent, as in 6.25'),
    z.refine((text) => (parsePercent(text) ?? 0) <= HIGHEST_TAX, 'At most 20 %'),
  ),
  taxSource: optional('Source', 300),
  deposit: wholeNumber(0, 100, 'A whole number from 0 to 100'),
  travelMiles: maybe(wholeNumber(0, 9999, 'A whole number of miles')),
  travelFrom: optional('From', 100),
})

type Terms = z.output<typeof termsSchema>
type Line = z.output<typeof lineSchema>
export type QuoteDraft = Terms & { lines: Line[] }

type Read = { ok: true; data: QuoteDraft } | { ok: false; errors: FieldErrors }

function errorsOf({ issues }: z.core.$ZodError, nameOf: (field: string) => string): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[nameOf(String(path[0]))] ??= message
  return errors
}

/** Errors are under the names of the fields. */
export function readQuoteDraft({ lines, ...typed }: TypedQuote): Read {
  const terms = z.safeParse(termsSchema, typed)
  const errors: FieldErrors = terms.success ? {} : errorsOf(terms.error, (field) => field)
  const read: Line[] = []
  for (const line of lines) {
    const parsed = z.safeParse(lineSchema, line)
    if (parsed.success)
      read.push({ ...parsed.data, isPreselected: parsed.data.isOptional && parsed.data.isPreselected })
    else
      Object.assign(
        errors,
        errorsOf(parsed.error, (field) => lineField(line.id, field as 'title')),
      )
  }
  if (lines.length > MOST_LINES) errors.lines = `A quote can have at most ${MOST_LINES} lines`
  return terms.success && Object.keys(errors).length === 0
    ? { ok: true, data: { ...terms.data, lines: read } }
    : { ok: false, errors }
}
