import type { Metadata } from 'next'
import { TemplateList } from '@/components/staff/quotes/template-list'
import { canEnter } from '@/lib/auth/roles'
import { listQuoteTemplates } from '@/lib/data/quotes/quote-templates'
import { requireScreen } from '@/lib/portal/require-screen'
import { toQuoteArea } from '@/lib/portal/staff-paths'
import { removeTemplate, renameTemplate } from './actions'

export const metadata: Metadata = { title: 'Quote templates' }

export default async function QuoteTemplatesPage({
  params,
}: PageProps<'/dashboard/[area]/quotes/templates'>) {
  const { area: named } = await params
  const { area, viewer, screen } = await requireScreen(named, 'quotes', 'templates')
  const quoteArea = toQuoteArea(area)
  const canWrite = canEnter('sales', viewer.role)
  const templates = await listQuoteTemplates()
  return (
    <TemplateList
      area={quoteArea}
      description={screen.description}
      templates={templates}
      actionsOf={
        canWrite
          ? (id) => ({
              rename: renameTemplate.bind(null, quoteArea, id),
              remove: removeTemplate.bind(null, quoteArea, id),
            })
          : null
      }
    />
  )
}
