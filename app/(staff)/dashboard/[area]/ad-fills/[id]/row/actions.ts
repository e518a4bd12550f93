'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { typedProblems } from '@/lib/ads/templates/cell-problems'
import { PICTURE_SLOTS } from '@/lib/ads/templates/document'
import { readPictureRefs } from '@/lib/data/ads/fills/picture-refs'
import { checkFill, getFillRow, saveFillRows } from '@/lib/data/ads/templates/fills'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { wakeJobs } from '@/lib/jobs/wake'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { fillRowSchema, pictureField, postedPictures, postedTexts } from '@/lib/schemas/ad-fill'

/** Saves a row and has it checked anew. The ads that it has made stay until the next run. */
export const saveRow = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adGroups('graphic-designer'),
    args: [z.enum(AREAS), z.uuid(), z.number().int()],
    form: (formData) => parseAction(fillRowSchema, formData),
  },
  async ({ args: [area, id, number], data, values }): Promise<ActionState> => {
    const row = await getFillRow(id, number)
    if (!row) return { problem: 'This row is gone.', values }
    const paths = postedPictures(data)
    const known = await readPictureRefs(Object.values(paths).filter(Boolean))
    const gone = PICTURE_SLOTS.find((slot) => paths[slot] && !known.has(paths[slot]))
    if (gone) return { errors: { [pictureField(gone)]: 'This picture is gone. Choose another one.' }, values }
    const texts = postedTexts(data)
    const outcome = await saveFillRows(id, [
      {
        ...{ number, title: data.title, sourceId: row.sourceId, problems: typedProblems(data.title, texts) },
        values: {
          texts,
          pictures: { logo: known.get(paths.logo) ?? null, picture: known.get(paths.picture) ?? null },
        },
      },
    ])
    if (outcome === 'conflict') {
      return { problem: 'The rows are being checked or made right now. Pause that first.', values }
    }
    if (outcome !== 'done')
      return { problem: 'This row is gone, or you don’t have permission to change it.', values }
    if ((await checkFill(id)) === 'done') wakeJobs()
    returnWith('fill-row-saved', staffPaths.adFillRun(area, id))
  },
)
