import 'server-only'
import { BRAND_FIELDS, BRAND_KIND_LABELS, brandKindLabel } from '@/lib/owl/brands'
import { fieldSchema } from '@/lib/schemas/record-fields'
import { type Collection, textOf } from './collection'

type Field = 'name' | 'kind' | 'colors' | 'guidelines' | 'notes'

export const BRANDS: Collection<Field> = {
  nouns: ['brand', 'brands'],
  fields: {
    name: {
      label: 'Name',
      names: ['brand', 'brandname'],
      schema: fieldSchema(BRAND_FIELDS.name),
      isRequired: true,
    },
    kind: {
      label: 'Kind',
      names: ['type', 'category'],
      schema: fieldSchema(BRAND_FIELDS.kind),
      options: BRAND_KIND_LABELS,
      isRequired: true,
      staysWhenEmpty: true,
    },
    colors: {
      label: 'Colors',
      names: ['color', 'colours', 'colour'],
      schema: fieldSchema(BRAND_FIELDS.colors),
    },
    guidelines: {
      label: 'Guidelines',
      names: ['guidelinesurl', 'styleguide'],
      schema: fieldSchema(BRAND_FIELDS.guidelines),
    },
    notes: { label: 'Notes', names: ['note', 'comments'], schema: fieldSchema(BRAND_FIELDS.notes) },
  },
  keyFields: [['name']],
  keyText: 'A row is about the brand with the same name.',
  about: ({ name = '' }) => ({ name }),
  keys: ({ name = '' }) => [name.toLowerCase()],
  label: ({ name = '' }) => name,
  toValues: (record) => ({
    name: textOf(record.name),
    kind: brandKindLabel(textOf(record.kind)),
    colors: (record.colors as string[]).join(' '),
    guidelines: textOf(record.guidelines_url),
    notes: textOf(record.notes),
  }),
  read({ values: { name, kind, colors, guidelines, notes } }) {
    return {
      columns: {
        ...(name !== undefined && { name }),
        ...(kind !== undefined && { kind }),
        ...(colors !== undefined && { colors: colors.split(' ').filter(Boolean) }),
        ...(guidelines !== undefined && { guidelines_url: guidelines || null }),
        ...(notes !== undefined && { notes: notes || null }),
      },
    }
  },
}
