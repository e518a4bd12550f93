import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('project_manager')

export default async function ProjectManagerSettings() {
  return <Settings viewer={await requireArea('project-manager', FROM)} from={FROM} />
}
