import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { DrawnFormats } from '@/components/staff/ad-templates/drawn-formats'
import { OpenedEditor } from '@/components/staff/ad-templates/editor/opened-editor'
import { getTemplate } from '@/lib/data/ads/templates/template-record'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'
import {
  beginPicture,
  finishPicture,
  leavePresence,
  notePresence,
  publish,
  readFilmPoster,
  saveDraft,
  searchFilms,
} from './actions'

export const metadata: Metadata = { title: 'Layout of an ad template' }

export default async function EditAdTemplatePage({
  params,
}: PageProps<'/dashboard/[area]/ad-templates/[id]/edit'>) {
  const { area: named, id } = await params
  const { area } = await requireScreen(named, 'ad-templates', id, 'edit')
  if (!z.uuid().safeParse(id).success) notFound()
  const template = await getTemplate(id)
  if (!template) notFound()
  if (!template.canChange) redirect(staffPaths.adTemplate(toTemplateArea(area), id))
  const { name, draft, versions } = template
  return (
    <OpenedEditor
      key={id}
      name={name}
      draft={draft}
      newest={versions[0]?.number ?? 0}
      actions={{
        save: saveDraft.bind(null, id),
        publish: publish.bind(null, id),
        notePresence: notePresence.bind(null, id),
        leave: leavePresence.bind(null, id),
        uploads: { begin: beginPicture, finish: finishPicture },
        films: { search: searchFilms, poster: readFilmPoster },
      }}
    >
      <DrawnFormats
        template={{ id, name }}
        formats={draft.document.formats}
        shown={{ edit: draft.version }}
      />
    </OpenedEditor>
  )
}
