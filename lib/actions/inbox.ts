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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const time = z.iso.datetime({ offset: true })
const seen = z.object({ seen: time })
const seenList = z.object({ seen: time, recent: z.string().transform(readJson).pipe(z.record(id, time)) })

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
    await markNotificationsRead({ until: data.seen, id })
    return changed('Marked as read')
  },
)

export const markAllRead = staffAction(
  { ...OWNER, form: (formData) => parseAction(seenList, formData) },
  async ({ data: { seen, recent } }) => {
    await markNotificationsRead({ until: seen, recent })
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
