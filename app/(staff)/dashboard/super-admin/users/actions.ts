'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { LIST_HAS_CHANGED, NOT_UNDONE, parseChanges } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { USER_TYPES } from '@/lib/auth/roles'
import { USER_LIST } from '@/lib/auth/user-list'
import {
  changeUsers,
  listSelectedUsers,
  undoUserChanges,
  type UserChange,
  type UserOutcome,
} from '@/lib/data/people/users'
import type { Parsed } from '@/lib/forms/form-state'
import { type BulkState, bulkSummary } from '@/lib/list/bulk'
import { undoReport, writeChanges } from '@/lib/list/bulk-undo'
import { readListQuery } from '@/lib/list/query'
import { readSelection, type Selection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'

const SUPER_ADMINS = { area: 'super-admin', from: staffPaths.users() } as const

const posted = z.discriminatedUnion('change', [
  z.object({ change: z.literal('role'), userType: z.enum(USER_TYPES) }),
  z.object({ change: z.literal('deactivate') }),
  z.object({ change: z.literal('reactivate') }),
])

type Posted = { selection: Selection; asked: z.output<typeof posted> }

const problem = (text: string) => ({ ok: false as const, state: { problem: `Nothing was changed: ${text}` } })

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData)
  if (!selection) return problem('select at least one user, and at most 1,000.')
  const asked = posted.safeParse(Object.fromEntries(formData))
  if (!asked.success) return problem('choose the role that these users get.')
  return { ok: true, data: { selection, asked: asked.data }, values: {} }
}

const toChange = (asked: Posted['asked']): UserChange =>
  asked.change === 'role' ? { userType: asked.userType } : { isActive: asked.change === 'reactivate' }

const VERBS: Record<Posted['asked']['change'], string> = {
  role: 'changed',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
}

const REASONS: Record<Exclude<UserOutcome['outcome'], 'done' | 'unchanged'>, string> = {
  self: 'Not changed: this is you. Another super admin changes your account.',
  missing: 'This user no longer exists.',
}

export const changeChosenUsers = staffAction(
  { ...SUPER_ADMINS, form: parse },
  async ({ data: { selection, asked } }): Promise<BulkState> => {
    revalidatePath(staffPaths.users())
    const ids = await listSelectedUsers(selection, readListQuery(USER_LIST, selection.query))
    if (!ids) return LIST_HAS_CHANGED
    const changed = await changeUsers(ids, toChange(asked))
    if (!changed)
      return { problem: 'Nothing was changed: you don’t have permission, or no super admin would be left.' }
    const { outcomes, changes } = changed
    const count = (wanted: UserOutcome['outcome']) =>
      outcomes.filter(({ outcome }) => outcome === wanted).length
    return {
      report: {
        changes: writeChanges(changes),
        summary: bulkSummary(USER_LIST.nouns, {
          done: count('done'),
          verb: VERBS[asked.change],
          unchanged: count('unchanged'),
        }),
        notes: outcomes.flatMap(({ id, outcome }) =>
          outcome === 'done' || outcome === 'unchanged'
            ? []
            : [
                {
                  id,
                  title: outcome === 'self' ? 'You' : 'A user',
                  href: staffPaths.user(id),
                  reason: REASONS[outcome],
                },
              ],
        ),
      },
    }
  },
)

export const undoChosenUserChanges = staffAction(
  { ...SUPER_ADMINS, form: parseChanges },
  async ({ data: changes }): Promise<BulkState> => {
    revalidatePath(staffPaths.users())
    const undone = await undoUserChanges(changes)
    if (!undone) return NOT_UNDONE
    return {
      report: undoReport(USER_LIST.nouns, undone, (id) => ({ title: 'A user', href: staffPaths.user(id) })),
    }
  },
)
