import type { Metadata } from 'next'
import { DesignerHome } from '@/components/staff/home/designer-home'
import { requireArea } from '@/lib/auth/session'
import { getDesignerHome } from '@/lib/data/portal/homes'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Graphic Designer Dashboard' }

export default async function GraphicDesignerHome() {
  const viewer = await requireArea('graphic-designer', paths.roleHome('graphic_designer'))
  return <DesignerHome viewer={viewer} home={await getDesignerHome()} now={new Date().toISOString()} />
}
