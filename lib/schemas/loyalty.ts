import * as z from 'zod/mini'
import { PROGRAM_STATUS_LABELS, PROGRAM_ZONES } from '@/lib/owl/loyalty/lists'
import { hasKey } from '@/lib/text/untrusted'
import { adjustmentFields, loyaltyFields } from './loyalty-fields'
import { requiredText } from './text-rules'

export const PROGRAM_FIELDS = ['name', 'status'] as const
export type ProgramField = (typeof PROGRAM_FIELDS)[number]

const name = requiredText(loyaltyFields.name)

/** What each field of a program takes, as text. */
export const programEdits: Record<ProgramField, z.ZodMiniType<string>> = {
  name,
  status: z.string().check(z.refine((text) => hasKey(PROGRAM_STATUS_LABELS, text), 'Choose a status')),
}

export const newProgramSchema = z.object({
  name,
  group: z
    .string('Choose a site group')
    .check(z.refine((id) => z.uuid().safeParse(id).success, 'Choose a site group')),
  timeZone: z
    .string('Choose a time zone')
    .check(z.refine((zone) => hasKey(PROGRAM_ZONES, zone), 'Choose a time zone')),
})

export type NewProgram = z.output<typeof newProgramSchema>

export const publishSchema = z.object({
  firstOn: z
    .string('Choose a day')
    .check(z.refine((day) => z.iso.date().safeParse(day).success, 'Choose a day')),
  seen: z.coerce.number().check(z.int(), z.positive()),
})

export const takeBackSchema = z.object({ note: requiredText(adjustmentFields.note) })

const MEMBER = /^[A-Z0-9][A-Z0-9-]{2,39}$/

export const adjustmentSchema = z.object({
  member: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim().toUpperCase()),
    ),
    z.string().check(z.regex(MEMBER, 'A member code has 3 to 40 letters, digits and hyphens')),
  ),
  points: z.pipe(
    z.string().check(z.regex(/^\s*[+-]?\d{1,7}\s*$/, 'Enter whole points, as in 50 or -50')),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.refine(
            (points) => points !== 0 && Math.abs(points) <= 1_000_000,
            'Enter up to 1,000,000 points, not 0',
          ),
        ),
    ),
  ),
  note: requiredText(adjustmentFields.note),
  receipt: z.string().check(z.minLength(8), z.maxLength(80)),
})
