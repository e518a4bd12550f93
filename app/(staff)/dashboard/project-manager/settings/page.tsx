import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { getNotificationSettings } from '@/lib/data/portal/inbox'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('project_manager')

export default async function ProjectManagerSettings() {
  const viewer = await requireArea('project-manager', FROM)
  return <Settings viewer={viewer} notifications={await getNotificationSettings()} from={FROM} />
}
