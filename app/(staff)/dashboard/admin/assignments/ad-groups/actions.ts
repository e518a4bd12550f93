'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { assign, listAssignableStaff, unassign } from '@/lib/data/ads/assignments'
import type { ActionState } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'

const NOT_CHANGED: ActionState = { problem: 'Nothing was changed' }

/** A button that takes somebody off sends the person with it; whatever is chosen beside it is not meant then. */
const assigneeChange = z.union([
  z.object({ group: z.uuid(), remove: z.uuid() }),
  z.object({ group: z.uuid(), add: z.uuid() }),
  z.object({ group: z.uuid(), add: z.literal('') }),
])

export async function changeAssignees(_: ActionState, formData: FormData): Promise<ActionState> {
  await assertSameOrigin()
  await requireArea('admin', staffPaths.groupAssignments())
  const change = assigneeChange.parse(Object.fromEntries(formData))
  refresh()
  if ('remove' in change) {
    return (await unassign(change.group, change.remove)) ? { done: { title: 'Taken off' } } : NOT_CHANGED
  }
  if (change.add === '') return { problem: 'Choose somebody first' }
  const person = (await listAssignableStaff()).find(({ id }) => id === change.add)
  const isAssigned = person !== undefined && (await assign(change.group, person.id))
  return isAssigned ? { done: { title: `${person.name} assigned` } } : NOT_CHANGED
}
