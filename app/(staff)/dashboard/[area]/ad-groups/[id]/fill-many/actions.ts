'use server'

import { z } from 'zod'
import { readFillFile, removeFillFile } from '@/lib/actions/fill-file'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { fillNames } from '@/lib/ads/templates/fill-names'
import type { NewFillRow } from '@/lib/ads/templates/fill-rows'
import { rowsOfCsv } from '@/lib/data/ads/fills/csv-rows'
import { getFillDeals } from '@/lib/data/ads/fills/fill-deals'
import { type FillGroup, getFillGroup } from '@/lib/data/ads/fills/fill-group'
import { rowsOfDeals, rowsOfSites, type RowWishes } from '@/lib/data/ads/fills/fill-rows'
import { readPictureRefs } from '@/lib/data/ads/fills/picture-refs'
import { startFill } from '@/lib/data/ads/fills/start-fill'
import { getTemplateVersion } from '@/lib/data/ads/templates/template-record'
import type { ActionState, FormValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { wakeJobs } from '@/lib/jobs/wake'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import {
  fillManySchema,
  postedColumns,
  postedDeals,
  postedFormats,
  postedPictures,
  postedTexts,
} from '@/lib/schemas/ad-fill'

type Posted = z.output<typeof fillManySchema>
type Rows = { rows: NewFillRow[] } | { errors: Record<string, string> } | { problem: string }

const numbersOf = (text: string): ReadonlySet<string> | null => {
  const numbers = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  return numbers.length > 0 ? new Set(numbers) : null
}

async function fromSites(group: FillGroup, data: Posted, wishes: RowWishes): Promise<Rows> {
  const [deal = null] = data.deal ? await getFillDeals(group.clientId, [data.deal]) : []
  if (data.deal && !deal) return { errors: { deal: 'This deal is gone. Choose another one.' } }
  return { rows: await rowsOfSites(group, { deal, numbers: numbersOf(data.sites) }, wishes) }
}

async function fromFile(
  group: FillGroup,
  { person, file }: { person: string; file: string },
  values: FormValues,
  wishes: RowWishes,
): Promise<Rows> {
  const columns = postedColumns(values)
  if ('errors' in columns) return columns
  const read = await readFillFile(person, file)
  if (read.problem !== null) return { problem: read.problem }
  return { rows: await rowsOfCsv(group.clientId, read.file, columns, wishes.defaults) }
}

async function wishesOf(data: Posted, pictures: RowWishes['pictures']): Promise<RowWishes> {
  const { logo, picture } = postedPictures(data)
  const known = await readPictureRefs([logo, picture].filter(Boolean))
  return {
    defaults: {
      texts: postedTexts(data),
      pictures: { logo: known.get(logo) ?? null, picture: known.get(picture) ?? null },
    },
    pictures,
  }
}

/** Keeps a row for each deal, site or line of the file, and has every row checked. Nothing is made yet. */
export const startRows = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adGroups('graphic-designer'),
    args: [z.enum(AREAS), z.uuid(), z.string()],
    form: (formData) => parseAction(fillManySchema, formData),
  },
  async ({ args: [area, groupId, file], data, values, viewer }): Promise<ActionState> => {
    const [group, version] = await Promise.all([getFillGroup(groupId), getTemplateVersion(data.version)])
    if (!group || !version) return { problem: 'The group or the template is gone.', values }
    const formats = postedFormats(values).filter((format) => version.document.formats.includes(format))
    if (formats.length === 0) return { errors: { formats: 'Choose a format.' }, values }

    const wishes = await wishesOf(data, fillNames(version.document).pictures)
    const found: Rows =
      data.source === 'csv'
        ? await fromFile(group, { person: viewer.id, file }, values, wishes)
        : data.source === 'sites'
          ? await fromSites(group, data, wishes)
          : { rows: await rowsOfDeals(group, postedDeals(values), wishes) }
    if (!('rows' in found)) return { ...found, values }
    const problem = await startFill(
      {
        ...{ id: data.key, groupId, versionId: version.id, formats, source: data.source },
        hasMotion: data.motion !== '',
      },
      found.rows,
    )
    if (problem !== null) return { problem, values }
    wakeJobs()
    if (data.source === 'csv') await removeFillFile(viewer.id, file)
    returnWith('fill-started', staffPaths.adFillRun(area, data.key))
  },
)
