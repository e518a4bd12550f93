'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createVideo, readPlace } from '@/lib/data/catalogue/video-changes'
import { createNamed, getNamed, linkVideo } from '@/lib/data/catalogue/video-links'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newVideoSchema } from '@/lib/schemas/video'

export const addVideo = staffAction(
  {
    area: 'admin',
    from: staffPaths.newVideo(),
    form: (formData) => parseAction(newVideoSchema, formData),
  },
  async ({ data: { client, industry, unknown, place: typed, ...draft }, values }): Promise<ActionState> => {
    const read = readPlace(typed)
    if ('problem' in read) return { errors: { place: read.problem }, values }
    const known = client === '' ? null : await getNamed('client', client)
    if (client !== '' && !known && client !== unknown) {
      return {
        errors: { client: `There is no client “${client}”. Choose one, or send this again to add it.` },
        values: { ...values, unknown: client },
      }
    }
    const id = await createVideo({ ...draft, place: read.place })
    if (id === null) return { problem: 'You can’t add videos right now.', values }
    const clientId = client === '' ? null : (known?.id ?? (await createNamed('client', client)))
    if (clientId !== null) await linkVideo(id, 'client', clientId)
    if (industry !== '') await linkVideo(id, 'industry', industry)
    returnWith('video-added', staffPaths.video(id))
  },
)
