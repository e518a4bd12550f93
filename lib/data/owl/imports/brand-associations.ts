import 'server-only'
import { BRAND_ROLE_LABELS, toBrandRole } from '@/lib/owl/brand-roles'
import { dayOrderProblem } from '@/lib/owl/day-order'
import { siteEdits } from '@/lib/schemas/site'
import { optionalText, requiredText } from '@/lib/schemas/text-rules'
import { type Collection, textOf } from './collection'
import { readOption } from './plan-row'
import { DAY_FIELDS, GROUP_FIELD, tidyDay } from './common-fields'

type Field = 'group' | 'number' | 'brand' | 'role' | 'firstOn' | 'lastOn'

const roleLabel = (text: string): string => {
  const role = toBrandRole(text)
  return role ? BRAND_ROLE_LABELS[role] : text
}

export const BRAND_ASSOCIATIONS: Collection<Field> = {
  nouns: ['brand association', 'brand associations'],
  fields: {
    group: GROUP_FIELD,
    number: {
      label: 'Site number',
      names: ['number', 'storenumber', 'store', 'sitenr', 'siteid', 'storeid', 'no'],
      schema: siteEdits.number,
      unknown: 'No site of this group has this number',
      isRequired: true,
    },
    brand: {
      label: 'Brand',
      names: ['brandname'],
      schema: optionalText({ label: 'Brand', max: 120 }),
      unknown: 'No brand has this name',
      isRequired: true,
    },
    role: {
      label: 'Role',
      names: ['brandrole', 'carriedas'],
      schema: requiredText({ label: 'Role', max: 20 }),
      options: BRAND_ROLE_LABELS,
      isRequired: true,
    },
    ...DAY_FIELDS,
  },
  keyFields: [['group', 'number', 'brand', 'role', 'firstOn']],
  keyText:
    'A row is about the brand of the same site in the same role since the same first day. An empty last day says that no end is known.',
  together: ['group', 'number'],
  about: ({ group = '', number = '', brand = '', role = '', firstOn = '' }) => ({
    group,
    number_of_site: number,
    brand,
    role: readOption(BRAND_ROLE_LABELS, role) ?? '',
    first_on: tidyDay(firstOn),
  }),
  keys: ({ group = '', number = '', brand = '', role = '', firstOn = '' }) => [
    [group, number, brand, readOption(BRAND_ROLE_LABELS, role) ?? role, tidyDay(firstOn)]
      .join('\n')
      .toLowerCase(),
  ],
  label: ({ number = '', brand = '' }) => `${brand} at ${number}`,
  toValues: (record) => ({
    group: textOf(record.group_name),
    number: textOf(record.site_number),
    brand: textOf(record.brand_name),
    role: roleLabel(textOf(record.role)),
    firstOn: textOf(record.first_on),
    lastOn: textOf(record.last_on),
  }),
  read({ values: { role, firstOn, lastOn }, present, refs }) {
    const begins = present ? textOf(present.first_on) : (firstOn ?? '')
    const problem = dayOrderProblem(begins, lastOn ?? null)
    if (problem !== null) return { problems: { lastOn: problem } }
    return {
      columns: {
        // A record was found by the other cells, so they cannot say anything new.
        ...(!present && { site_id: refs.number, brand_id: refs.brand, role, first_on: begins }),
        ...(lastOn !== undefined && { last_on: lastOn || null }),
      },
    }
  },
}
