'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import {
  markNotificationsRead,
  muteNotifications,
  setNotificationSettings,
  unmuteNotifications,
} from '@/lib/data/portal/inbox'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { paths } from '@/lib/paths'
import { DELIVERIES, NOTIFICATION_KINDS, type Delivery } from '@/lib/portal/notifications'
import { staffAction } from './staff-action'

/** Every role has an inbox. The database knows whose it is. */
const OWNER = { area: 'signed-in', from: paths.dashboard() } as const
const id = z.uuid()
const NO_FIELDS = z.object({})
const seen = z.object({ seen: z.iso.datetime({ offset: true }) })

const REFUSED: ActionState = {
  problem: 'Not changed. It is gone, or you are viewing as someone else: only they can change their inbox.',
}

function changed(title: string): ActionState {
  refresh()
  return { done: { title } }
}

export const markRead = staffAction(
  { ...OWNER, args: [id], form: (formData) => parseAction(seen, formData) },
  async ({ args: [id], data }) => {
    await markNotificationsRead(data.seen, id)
    return changed('Marked as read')
  },
)

export const markAllRead = staffAction(
  { ...OWNER, form: (formData) => parseAction(seen, formData) },
  async ({ data }) => {
    await markNotificationsRead(data.seen)
    return changed('All marked as read')
  },
)

export const mute = staffAction(
  { ...OWNER, args: [id], form: (formData) => parseAction(NO_FIELDS, formData) },
  async ({ args: [id] }) =>
    (await muteNotifications(id)) ? changed('Muted. The settings list what is muted.') : REFUSED,
)

export const unmute = staffAction(
  { ...OWNER, args: [id], form: (formData) => parseAction(NO_FIELDS, formData) },
  async ({ args: [id] }) => ((await unmuteNotifications(id)) ? changed('Unmuted') : REFUSED),
)

const delivery = z.enum(Object.keys(DELIVERIES) as Delivery[])
const settings = z.object(
  Object.fromEntries(Object.keys(NOTIFICATION_KINDS).map((kind) => [kind, z.optional(delivery)])),
)

export const saveNotificationSettings = staffAction(
  { ...OWNER, form: (formData) => parseAction(settings, formData) },
  async ({ data, values }): Promise<ActionState> => {
    if (!(await setNotificationSettings(data))) return { ...REFUSED, values }
    refresh()
    return { done: { title: 'Notifications saved' }, values }
  },
)
