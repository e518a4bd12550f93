import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('admin')

export default async function AdminSettings() {
  return <Settings viewer={await requireArea('admin', FROM)} from={FROM} />
}
