import 'server-only'
import { LIST_PAGE_SIZE } from '@/lib/data/query/lists'
import { DataError, isRefused, rpcOutcome } from '@/lib/errors'
import type {
  Delivery,
  MutedRecord,
  Notification,
  NotificationKind,
  NotificationLine,
} from '@/lib/portal/notifications'
import type { UnreadState } from '@/lib/portal/unread-state'
import { createSessionClient } from '@/lib/supabase/server'

export type InboxPage = UnreadState & {
  /** False while mirroring. */
  mayChange: boolean
  /** The unread ones of the last five minutes, with their times: marking all read leaves out what came later. */
  recent: Record<string, string>
  hasMore: boolean
  rows: Notification[]
}

export type NotificationSettings = {
  mayChange: boolean
  /** Kinds without an entry are 'app'. */
  deliveries: Partial<Record<NotificationKind, Delivery>>
  muted: MutedRecord[]
}

/** Null for people without a role, and for visitors. */
export async function getUnreadState(): Promise<UnreadState | null> {
  const { data, error } = await (await createSessionClient()).rpc('get_unread_state')
  if (isRefused(error)) return null
  if (error) throw new DataError('inbox.getUnreadState', { cause: error })
  return data as UnreadState | null
}

/** `page` counts from 1. */
export async function listNotifications(onlyUnread: boolean, page: number): Promise<InboxPage> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('list_notifications', {
    only_unread: onlyUnread,
    max_rows: LIST_PAGE_SIZE,
    skip_rows: (page - 1) * LIST_PAGE_SIZE,
  })
  if (error) throw new DataError('inbox.listNotifications', { cause: error })
  return data as InboxPage
}

/** Marks it read, but not while mirroring. Null when it is gone. */
export async function openNotification(id: string): Promise<NotificationLine | null> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('open_notification', { notification_id: id })
  if (error) throw new DataError('inbox.openNotification', { cause: error })
  return data as NotificationLine | null
}

type Seen = { until: string } & ({ id: string } | { recent: Record<string, string> })

/** One, or all that a list had (`asOf` and `recent` of it). Does nothing while mirroring. */
export async function markNotificationsRead({ until, ...which }: Seen): Promise<void> {
  const { error } = await (
    await createSessionClient()
  ).rpc('mark_notifications_read', {
    seen_until: until,
    ...('id' in which ? { notification_id: which.id } : which),
  })
  if (error) throw new DataError('inbox.markNotificationsRead', { cause: error })
}

/** All about one record. Answers their number: 0 while mirroring, null for visitors. */
export async function markRecordRead(id: string): Promise<number | null> {
  const { data, error } = await (await createSessionClient()).rpc('mark_record_read', { record_id: id })
  if (isRefused(error)) return null
  if (error) throw new DataError('inbox.markRecordRead', { cause: error })
  return data
}

/** The record of the notification. False when it is gone, or while mirroring. */
export async function muteNotifications(id: string): Promise<boolean> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('mute_notifications', { notification_id: id })
  return rpcOutcome('inbox.muteNotifications', error) === 'done' && data === true
}

/** False while mirroring. */
export async function unmuteNotifications(aboutId: string): Promise<boolean> {
  const { error } = await (await createSessionClient()).rpc('unmute_notifications', { muted_id: aboutId })
  return rpcOutcome('inbox.unmuteNotifications', error) === 'done'
}

export async function getNotificationSettings(): Promise<NotificationSettings> {
  const { data, error } = await (await createSessionClient()).rpc('read_notification_settings')
  if (error) throw new DataError('inbox.getNotificationSettings', { cause: error })
  return data as NotificationSettings
}

/** False while mirroring. */
export async function setNotificationSettings(
  deliveries: Partial<Record<NotificationKind, Delivery>>,
): Promise<boolean> {
  const { error } = await (await createSessionClient()).rpc('set_notification_settings', { deliveries })
  return rpcOutcome('inbox.setNotificationSettings', error) === 'done'
}
