'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { assign, listAssignableStaff, unassign } from '@/lib/data/ads/assignments'
import { readValues, type ActionState, type Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'

const NOT_CHANGED = { problem: 'Nothing was changed' }

/** A button that removes a person posts `remove`; the select beside it is posted too, and ignored then. */
const assigneeChange = z.union([
  z.object({ group: z.uuid(), remove: z.uuid() }),
  z.object({ group: z.uuid(), add: z.uuid() }),
  z.object({ group: z.uuid(), add: z.literal('') }),
])

function parseChange(formData: FormData): Parsed<z.output<typeof assigneeChange>, ActionState> {
  const values = readValues(formData)
  return { ok: true, data: assigneeChange.parse(values), values }
}

export const changeAssignees = staffAction(
  {
    area: 'admin',
    from: staffPaths.groupAssignments(),
    form: parseChange,
  },
  async ({ data: change }) => {
    refresh()
    if ('remove' in change) {
      return (await unassign(change.group, change.remove)) ? { done: { title: 'Taken off' } } : NOT_CHANGED
    }
    if (change.add === '') return { problem: 'Choose a person first' }
    const person = (await listAssignableStaff()).find(({ id }) => id === change.add)
    const isAssigned = person !== undefined && (await assign(change.group, person.id))
    return isAssigned ? { done: { title: `${person.name} assigned` } } : NOT_CHANGED
  },
)
