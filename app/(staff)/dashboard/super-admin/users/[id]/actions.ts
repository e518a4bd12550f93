'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { parseUndo } from '@/lib/actions/undo-posted'
import { USER_TYPES } from '@/lib/auth/roles'
import { resetSecondFactor } from '@/lib/data/people/security'
import { changeUsers, undoUserChanges, type UserChange } from '@/lib/data/people/users'
import { NOT_UNDONE_REASONS } from '@/lib/list/bulk-undo'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'

const SUPER_ADMINS = { area: 'super-admin', from: staffPaths.users() } as const

async function change(id: string, to: UserChange): Promise<never> {
  const changed = await changeUsers([id], to)
  const isDone = changed?.outcomes.some(({ outcome }) => outcome === 'done')
  returnWith(isDone ? 'user-changed' : 'not-changed', staffPaths.user(id))
}

export const changeRole = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid()], data: z.object({ userType: z.enum(USER_TYPES) }) },
  async ({ args: [id], data: { userType } }) => change(id, { userType }),
)

export const setActive = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid(), z.boolean()] },
  async ({ args: [id, isActive] }) => change(id, { isActive }),
)

export const undoUserChange = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid()], form: parseUndo },
  async ({ args: [id], data: { entry } }) => {
    const [undone] = (await undoUserChanges([{ id, change: entry }])) ?? []
    const outcome = undone?.outcome ?? 'refused'
    if (outcome !== 'done') return { problem: NOT_UNDONE_REASONS[outcome] }
    returnWith('change-undone', staffPaths.user(id))
  },
)

export const resetFactor = staffAction({ ...SUPER_ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const isDone = await resetSecondFactor(id)
  sendMailSoon()
  returnWith(isDone ? 'second-factor-reset' : 'not-changed', staffPaths.user(id))
})
