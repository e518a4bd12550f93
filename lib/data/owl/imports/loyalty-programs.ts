import 'server-only'
import { PROGRAM_STATUS_LABELS, PROGRAM_ZONES, toProgramStatus, zoneLabel } from '@/lib/owl/loyalty/lists'
import { newProgramSchema, programEdits } from '@/lib/schemas/loyalty'
import { optionalText } from '@/lib/schemas/text-rules'
import { type Collection, textOf } from './collection'

type Field = 'name' | 'group' | 'status' | 'timeZone'

/** A new program begins with a draft of its rules, as in its form. */
export const LOYALTY_PROGRAMS: Collection<Field> = {
  nouns: ['loyalty program', 'loyalty programs'],
  fields: {
    group: {
      label: 'Site group',
      names: ['group', 'groupname', 'company', 'chain'],
      schema: optionalText({ label: 'Site group', max: 200 }),
      unknown: 'No site group has this name',
      isRequired: true,
      staysWhenEmpty: true,
    },
    name: {
      label: 'Program',
      names: ['name', 'programname', 'loyaltyprogram'],
      schema: programEdits.name,
      isRequired: true,
    },
    status: {
      label: 'Status',
      schema: programEdits.status,
      options: PROGRAM_STATUS_LABELS,
      initial: 'planned',
      staysWhenEmpty: true,
    },
    timeZone: {
      label: 'Time zone',
      names: ['zone', 'tz'],
      schema: newProgramSchema.shape.timeZone,
      options: PROGRAM_ZONES,
      isRequired: true,
      staysWhenEmpty: true,
    },
  },
  keyFields: [['group', 'name']],
  keyText: 'A row is about the program of the same site group with the same name.',
  about: ({ group = '', name = '' }) => ({ group, name }),
  keys: ({ group = '', name = '' }) => [`${group}\n${name}`.toLowerCase()],
  label: ({ name = '' }) => name,
  toValues: (record) => ({
    group: textOf(record.group_name),
    name: textOf(record.name),
    status: PROGRAM_STATUS_LABELS[toProgramStatus(textOf(record.status))],
    timeZone: zoneLabel(textOf(record.time_zone)),
  }),
  read({ values: { group, name, status, timeZone }, refs }) {
    return {
      columns: {
        ...(group !== undefined && { parent_group_id: refs.group }),
        ...(name !== undefined && { name }),
        ...(status !== undefined && { status }),
        ...(timeZone !== undefined && { time_zone: timeZone }),
      },
      named: { ...(group !== undefined && { group_name: group }) },
    }
  },
}
