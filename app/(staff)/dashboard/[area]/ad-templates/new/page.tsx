import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { NewTemplateForm } from '@/components/staff/ad-templates/new-template-form'
import { ScreenHeading } from '@/components/staff/headings'
import { canEnter } from '@/lib/auth/roles'
import { getTemplate } from '@/lib/data/ads/templates/template-record'
import { listTemplateClients } from '@/lib/data/ads/templates/templates'
import { firstValue, isUuid } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toTemplateArea } from '@/lib/portal/staff-paths'
import { addAdTemplate } from './actions'

export const metadata: Metadata = { title: 'New ad template' }

export default async function NewAdTemplatePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-templates/new'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'ad-templates', 'new')
  const from = firstValue((await searchParams).from)
  const [clients, copied] = await Promise.all([
    listTemplateClients(),
    isUuid(from) ? getTemplate(from) : null,
  ])
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewTemplateForm
        id={randomUUID()}
        clients={clients}
        copied={
          copied && {
            id: from,
            name: copied.name,
            description: copied.description,
            client: copied.client,
          }
        }
        mayBeGeneral={canEnter('project-manager', viewer.role)}
        action={addAdTemplate.bind(null, toTemplateArea(area))}
      />
    </div>
  )
}
