import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { getOwnSecurity } from '@/lib/data/people/security'
import { getNotificationSettings } from '@/lib/data/portal/inbox'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('owl')

export default async function OwlSettings() {
  const viewer = await requireArea('owl', FROM)
  const [notifications, security] = await Promise.all([getNotificationSettings(), getOwnSecurity()])
  return <Settings viewer={viewer} notifications={notifications} security={security} from={FROM} />
}
