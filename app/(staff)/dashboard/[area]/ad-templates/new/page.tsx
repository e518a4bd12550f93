import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { NewTemplateForm } from '@/components/staff/ad-templates/new-template-form'
import { ScreenHeading } from '@/components/staff/headings'
import { canEnter } from '@/lib/auth/roles'
import { listTemplateClients } from '@/lib/data/ads/templates/templates'
import { requireScreen } from '@/lib/portal/require-screen'
import { toTemplateArea } from '@/lib/portal/staff-paths'
import { addAdTemplate } from './actions'

export const metadata: Metadata = { title: 'New ad template' }

export default async function NewAdTemplatePage({ params }: PageProps<'/dashboard/[area]/ad-templates/new'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'ad-templates', 'new')
  const clients = await listTemplateClients()
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewTemplateForm
        id={randomUUID()}
        clients={clients}
        mayBeGeneral={canEnter('project-manager', viewer.role)}
        action={addAdTemplate.bind(null, toTemplateArea(area))}
      />
    </div>
  )
}
