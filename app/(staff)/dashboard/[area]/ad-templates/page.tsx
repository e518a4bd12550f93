import type { Metadata } from 'next'
import { TemplateList } from '@/components/staff/ad-templates/list/template-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { AD_TEMPLATE_LIST } from '@/lib/ads/templates/list'
import { getAdCatalogue } from '@/lib/data/ads/ad-catalogue'
import { searchTemplates } from '@/lib/data/ads/templates/templates'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toTemplateArea } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Ad templates' }

export default async function AdTemplatesPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-templates'>) {
  const access = await requireScreen((await params).area, 'ad-templates')
  const area = toTemplateArea(access.area)
  const query = readListQuery(AD_TEMPLATE_LIST, await searchParams)
  const [page, { clients }, views] = await Promise.all([
    searchTemplates(query),
    getAdCatalogue(),
    listSavedViews(AD_TEMPLATE_LIST.name),
  ])
  return (
    <TemplateList
      area={area}
      screen={access.screen}
      query={query}
      page={page}
      clients={clients}
      views={views}
      viewActions={listViewActions(area, AD_TEMPLATE_LIST.name)}
    />
  )
}
