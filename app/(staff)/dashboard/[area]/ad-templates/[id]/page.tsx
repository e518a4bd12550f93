import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ArchiveTemplate, RemoveTemplate } from '@/components/staff/ad-templates/record/retire-template'
import { TemplateScreen } from '@/components/staff/ad-templates/record/template-screen'
import { TemplateUses } from '@/components/staff/ad-templates/record/template-uses'
import { TemplateVersions } from '@/components/staff/ad-templates/record/template-versions'
import { History } from '@/components/staff/record/history'
import { canEnter } from '@/lib/auth/roles'
import { getTemplate, getTemplateVersion, listTemplateAds } from '@/lib/data/ads/templates/template-record'
import { listTemplateClients } from '@/lib/data/ads/templates/templates'
import { readShownHistory } from '@/lib/data/history/shown-history'
import { readPage } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'
import {
  archiveAdTemplate,
  changeAdTemplate,
  removeAdTemplate,
  restoreAdTemplate,
  undoAdTemplateChange,
} from './actions'

export const metadata: Metadata = { title: 'Ad template' }

const SOME = 12

export default async function AdTemplatePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-templates/[id]'>) {
  const { area: named, id } = await params
  const access = await requireScreen(named, 'ad-templates', id)
  if (!z.uuid().safeParse(id).success) notFound()
  const { viewer } = access
  const area = toTemplateArea(access.area)
  const { history, version: wanted } = await searchParams
  const [template, clients, changes, ads] = await Promise.all([
    getTemplate(id),
    listTemplateClients(),
    readShownHistory('ad_templates', id, history),
    listTemplateAds(id, SOME),
  ])
  if (!template) notFound()
  const { versions, draft } = template
  const chosen = wanted === undefined ? undefined : versions.find(({ number }) => number === readPage(wanted))
  const [newest, shown] = await Promise.all([
    versions[0] && getTemplateVersion(versions[0].id),
    chosen && getTemplateVersion(chosen.id),
  ])
  const used = versions.reduce((sum, version) => sum + version.ads, 0)
  const mayBeGeneral = canEnter('project-manager', viewer.role)
  const editing = template.canChange
    ? {
        clients,
        mayBeGeneral,
        actionOf: (field: Parameters<typeof changeAdTemplate>[2]) =>
          changeAdTemplate.bind(null, area, id, field),
      }
    : null

  return (
    <TemplateScreen
      area={area}
      template={template}
      editing={editing}
      shown={shown ? { number: shown.number, formats: shown.document.formats } : null}
      isChanged={newest ? JSON.stringify(newest.document) !== JSON.stringify(draft.document) : false}
      mayCopy={mayBeGeneral || clients.length > 0}
      side={
        <>
          <TemplateVersions
            versions={versions}
            shown={shown?.number ?? null}
            hrefOf={(version) => staffPaths.adTemplate(area, id, { version })}
            restore={
              editing && ((version) => restoreAdTemplate.bind(null, area, id, version.id, draft.version))
            }
          />
          {editing && (
            <ArchiveTemplate
              isArchived={template.isArchived}
              archive={archiveAdTemplate.bind(null, area, id, !template.isArchived)}
            />
          )}
          {canEnter('admin', viewer.role) && (
            <RemoveTemplate name={template.name} ads={used} remove={removeAdTemplate.bind(null, area, id)} />
          )}
        </>
      }
    >
      <TemplateUses area={area} templateId={id} ads={ads} total={used} />
      <History {...changes} undo={undoAdTemplateChange.bind(null, area, id)} />
    </TemplateScreen>
  )
}
