import type { Metadata } from 'next'
import { Settings } from '@/components/staff/settings/settings'
import { requireArea } from '@/lib/auth/session'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Settings' }

const FROM = paths.settings('graphic_designer')

export default async function GraphicDesignerSettings() {
  return <Settings viewer={await requireArea('graphic-designer', FROM)} from={FROM} />
}
