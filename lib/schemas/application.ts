import * as z from 'zod/mini'
import { MAX_GEAR_NAME_LENGTH, MAX_GEAR, readGear } from '@/lib/leads/gear'
import { applicationFields as fields, DEFAULT_COUNTRY } from './application-fields'
import { cleanParagraphs, isEmail, isPhone, optionalText, requiredText, type TextField } from './text-rules'

/** One name per line, as in the text area without JavaScript. */
const gearNames = (field: TextField) =>
  z.pipe(
    z.pipe(optionalText(field, cleanParagraphs), z.transform(readGear)),
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(
              MAX_GEAR_NAME_LENGTH,
              `${field.label}: a name can have at most ${MAX_GEAR_NAME_LENGTH} characters`,
            ),
          ),
      )
      .check(z.maxLength(MAX_GEAR, `${field.label}: choose at most ${MAX_GEAR}`)),
  )

export const applicationSchema = z.object({
  firstName: requiredText(fields.firstName),
  lastName: requiredText(fields.lastName),
  email: requiredText(fields.email).check(isEmail),
  phone: requiredText(fields.phone).check(isPhone),
  street: requiredText(fields.street),
  city: requiredText(fields.city),
  state: requiredText(fields.state),
  zipCode: requiredText(fields.zipCode),
  country: z.pipe(
    optionalText(fields.country),
    z.transform((value: string) => value || DEFAULT_COUNTRY),
  ),
  website: optionalText(fields.website),
  linkedinUrl: optionalText(fields.linkedinUrl),
  about: requiredText(fields.about, cleanParagraphs),
  selectedCameras: gearNames(fields.selectedCameras),
  selectedLenses: gearNames(fields.selectedLenses),
  gear: optionalText(fields.gear, cleanParagraphs),
})

export type ApplicationInput = z.input<typeof applicationSchema>
export type Application = z.output<typeof applicationSchema>
