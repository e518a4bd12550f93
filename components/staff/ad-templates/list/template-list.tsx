import { ScreenHeading } from '@/components/staff/headings'
import { cellsOf } from '@/components/staff/list/list-columns'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { AD_TEMPLATE_LIST, type TemplateColumn, type TemplateFilter } from '@/lib/ads/templates/list'
import type { TemplateRow } from '@/lib/data/ads/templates/templates'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { type ListQuery, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import type { Screen } from '@/lib/portal/screens'
import { staffPaths, type TemplateArea } from '@/lib/portal/staff-paths'
import { TEMPLATE_COLUMNS } from './template-columns'

type Props = {
  area: TemplateArea
  screen: Screen
  query: ListQuery<TemplateColumn, TemplateFilter>
  page: ListPage<TemplateRow>
  clients: { id: string; name: string }[]
  views: SavedView[]
  viewActions: SavedViewActions
}

const { format, archived } = AD_TEMPLATE_LIST.filters

export const TemplateList = ({ area, screen, clients, ...list }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ScreenHeading title={screen.title} description={screen.description} />
      <StaffLink href={staffPaths.newAdTemplate(area)} className={buttonVariants()}>
        New template
      </StaffLink>
    </div>
    <ListScreen
      {...list}
      spec={AD_TEMPLATE_LIST}
      toRow={(row) => ({
        id: row.id,
        href: staffPaths.adTemplate(area, row.id),
        title: row.name,
        cells: cellsOf(TEMPLATE_COLUMNS, row),
      })}
      options={{
        client: [{ value: 'general', label: 'For all clients' }, ...optionsFromRecords(clients)],
        format: optionsFromLabels(format.choices),
        archived: optionsFromLabels(archived.choices),
      }}
      hrefOf={(query) => staffPaths.adTemplates(area, query)}
      exportHref={(query) => staffPaths.adTemplateExport(area, query)}
      bulk={null}
    />
  </div>
)
