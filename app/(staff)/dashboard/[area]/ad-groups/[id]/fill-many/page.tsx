import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FillManyScreen } from '@/components/staff/ad-fills/fill-many-screen'
import { readFillFile } from '@/lib/actions/fill-file'
import { canFillGroup } from '@/lib/data/ads/fills/can-fill'
import { getFillGroup } from '@/lib/data/ads/fills/fill-group'
import { describeFile, readFillManyScreen } from '@/lib/data/ads/fills/fill-many-screen'
import { requireScreen } from '@/lib/portal/require-screen'
import { startRows } from './actions'
import { beginFile, finishFile, postFile } from './file'

export const metadata: Metadata = { title: 'Many ads from a template' }

export default async function FillManyPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-groups/[id]/fill-many'>) {
  const { area: named, id } = await params
  const { viewer, area, screen } = await requireScreen(named, 'ad-groups', id, 'fill-many')
  const group = await getFillGroup(id)
  if (!group || !(await canFillGroup(viewer, id))) notFound()
  const data = await readFillManyScreen(group, await searchParams)
  const { chosen, start } = data
  const read = start?.source === 'csv' && chosen.file ? await readFillFile(viewer.id, chosen.file) : null
  const place = { area, group: id, template: chosen.template }
  return (
    <FillManyScreen
      area={area}
      group={group}
      description={screen.description}
      screen={data}
      file={start && read && read.problem === null ? describeFile(read.file, start.version) : null}
      fileProblem={read?.problem ?? null}
      formKey={randomUUID()}
      action={startRows.bind(null, area, id, chosen.file)}
      upload={{
        begin: beginFile.bind(null, place),
        finish: finishFile.bind(null, place),
        post: postFile.bind(null, place),
      }}
    />
  )
}
