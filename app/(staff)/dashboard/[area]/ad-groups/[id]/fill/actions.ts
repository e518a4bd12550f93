'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { isBlocking } from '@/lib/ads/templates/cell-problems'
import {
  PICTURE_SLOT_LABELS,
  PICTURE_SLOTS,
  type TemplateValues,
  TEXT_SLOT_LABELS,
} from '@/lib/ads/templates/document'
import { canFillGroup } from '@/lib/data/ads/fills/can-fill'
import { makeOne, type MadeOne } from '@/lib/data/ads/fills/fill-one'
import { readPictureRefs } from '@/lib/data/ads/fills/picture-refs'
import { startFill } from '@/lib/data/ads/fills/start-fill'
import { getAdDrawing } from '@/lib/data/ads/templates/drawings'
import { getTemplateVersion } from '@/lib/data/ads/templates/template-record'
import type { ActionState, FormValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { wakeJobs } from '@/lib/jobs/wake'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import {
  fillOneSchema,
  pictureField,
  postedFormats,
  postedPictures,
  postedTexts,
} from '@/lib/schemas/ad-fill'
import type { Area } from '@/lib/auth/roles'

const NOT_YOURS = 'This group is gone, or you are not assigned to it.'

/** What is wrong, and a button to make it all the same. */
function warn(
  problems: Extract<MadeOne, { outcome: 'problems' }>['problems'],
  values: FormValues,
): ActionState {
  const labels = { ...TEXT_SLOT_LABELS, ...PICTURE_SLOT_LABELS }
  const said = problems.filter(isBlocking).map(({ cell, message }) => ({
    label: cell && cell !== 'title' ? labels[cell] : 'Ad',
    message,
  }))
  return {
    problem: `Nothing is made yet. ${said.map(({ label, message }) => `${label}: ${message}`).join(' ')}`,
    warning: { title: 'Is this right?', records: [], goOn: 'Make it anyway' },
    values,
  }
}

function back(area: Area, groupId: string, { adIds, isNew }: Extract<MadeOne, { outcome: 'made' }>): never {
  const [only, ...others] = adIds
  const path = only && others.length === 0 ? staffPaths.ad(area, only) : staffPaths.adGroup(area, groupId)
  returnWith(isNew ? 'ads-made' : 'ads-unchanged', path)
}

/** Makes an ad for each chosen format, or the next version of one. */
export const makeAds = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adGroups('graphic-designer'),
    args: [z.enum(AREAS), z.uuid()],
    form: (formData) => parseAction(fillOneSchema, formData),
  },
  async ({ args: [area, groupId], data, values, viewer }): Promise<ActionState> => {
    const [version, ad, mayFill] = await Promise.all([
      getTemplateVersion(data.version),
      data.ad ? getAdDrawing(data.ad) : null,
      canFillGroup(viewer, groupId),
    ])
    if (!mayFill || !version || (data.ad && !ad)) return { problem: NOT_YOURS, values }
    const formats = ad
      ? [ad.format]
      : postedFormats(values).filter((format) => version.document.formats.includes(format))
    if (formats.length === 0) return { errors: { formats: 'Choose a format.' }, values }
    const paths = postedPictures(data)
    const known = await readPictureRefs(Object.values(paths).filter(Boolean))
    const gone = PICTURE_SLOTS.find((slot) => paths[slot] && !known.has(paths[slot]))
    if (gone) return { errors: { [pictureField(gone)]: 'This picture is gone. Choose another one.' }, values }
    const filled: TemplateValues = {
      texts: postedTexts(data),
      pictures: { logo: known.get(paths.logo) ?? null, picture: known.get(paths.picture) ?? null },
    }
    if (data.motion !== '' && !ad) {
      const fill = {
        id: data.key,
        groupId,
        versionId: version.id,
        formats,
        source: 'one',
        hasMotion: true,
      } as const
      const row = { number: 1, title: data.title, sourceId: null, values: filled, problems: [] }
      const problem = await startFill(fill, [row], 'run')
      if (problem !== null) return { problem, values }
      wakeJobs()
      returnWith('fill-begun', staffPaths.adFillRun(area, data.key))
    }
    const made = await makeOne({
      ...{ groupId, version, title: data.title, formats, key: data.key, adId: data.ad || null },
      ...{ values: filled, isAccepted: data.anyway !== '' },
    })
    switch (made.outcome) {
      case 'problems':
        return warn(made.problems, values)
      case 'refused':
        return { problem: NOT_YOURS, values }
      case 'failed':
        return { problem: made.problem, values }
      case 'made':
        return back(area, groupId, made)
    }
  },
)
