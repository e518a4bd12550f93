import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { getNotificationSettings } from '@/lib/data/portal/inbox'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('admin')

export default async function AdminSettings() {
  const viewer = await requireArea('admin', FROM)
  return <Settings viewer={viewer} notifications={await getNotificationSettings()} from={FROM} />
}
