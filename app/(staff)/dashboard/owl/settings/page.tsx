import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('owl')

export default async function OwlSettings() {
  return <Settings viewer={await requireArea('owl', FROM)} from={FROM} />
}
