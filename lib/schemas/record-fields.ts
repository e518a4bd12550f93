import * as z from 'zod/mini'
import type { ActionState, Edit, EditState, Parsed } from '@/lib/forms/form-state'
import { parseAction, parseEdit } from '@/lib/forms/parse-form'
import {
  fieldNames,
  type RecordField,
  type RecordFields,
  type RecordValues,
  chooseText,
} from '@/lib/forms/record-fields'
import { readColors } from '@/lib/text/colors'
import { hasKey } from '@/lib/text/untrusted'
import { cleanLine, cleanParagraphs, optionalText, requiredText, type TextField } from './text-rules'
import { optionalWebsite } from './website'

type FieldSchema = z.ZodMiniType<string>

const optionalColors = (field: TextField): FieldSchema =>
  optionalText(field).check((context) => {
    const read = readColors(context.value)
    if ('colors' in read) context.value = read.colors
    else context.issues.push({ code: 'custom', message: read.error, input: context.value })
  })

/** What a field takes, as text. */
export function fieldSchema(field: RecordField): FieldSchema {
  switch (field.control) {
    case 'line':
      return field.isRequired ? requiredText(field, cleanLine) : optionalText(field, cleanLine)
    case 'paragraphs':
      return field.isRequired ? requiredText(field, cleanParagraphs) : optionalText(field, cleanParagraphs)
    case 'website':
      return optionalWebsite(field)
    case 'colors':
      return optionalColors(field)
    case 'choice': {
      const { choices, isRequired } = field
      const refusal = chooseText(field)
      const isChosen = (value: string) => hasKey(choices, value) || (value === '' && !isRequired)
      return z.string(refusal).check(z.refine(isChosen, refusal))
    }
  }
}

/** Of a form that has all fields. */
export function parseNewRecord<Field extends string>(
  fields: RecordFields<Field>,
  formData: FormData,
): Parsed<RecordValues<Field>, ActionState> {
  const schemas = fieldNames(fields).map((name) => [name, fieldSchema(fields[name])] as const)
  const schema = z.object(Object.fromEntries(schemas) as Record<Field, FieldSchema>)
  const parsed = parseAction(schema, formData)
  return parsed.ok ? { ...parsed, data: parsed.data as RecordValues<Field> } : parsed
}

/** For actions whose second argument names the field. An invalid edit reaches the handler, too: it renders the page again. */
export const parseFieldEdit =
  <Field extends string>(fields: RecordFields<Field>) =>
  (formData: FormData, [, field]: readonly [unknown, Field]): Parsed<Parsed<Edit, EditState>, EditState> => ({
    ok: true,
    data: parseEdit(fieldSchema(fields[field]), formData),
    values: {},
  })
