'use server'

import { z } from 'zod'
import { type AddressUndo, undoPageAddress } from '@/lib/data/website/page-addresses'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PAGE_KINDS, type PageKind, pathOfPage } from '@/lib/seo/page-kinds'
import { changePlaces } from './change-places'
import { changeVideo } from './change-video'
import { PAGE_SCREENS } from './page-screens'
import { renewAddresses } from './renew-addresses'
import { returnWith, staffAction } from './staff-action'

const posted = z.object({ entry: z.coerce.number().int().positive() })

type Undo = () => Promise<AddressUndo>

const UNDO: Record<PageKind, (id: string, undo: Undo) => Promise<AddressUndo>> = {
  video: async (id, undo) => (await changeVideo(id, undo)).result,
  place: (id, undo) => changePlaces([id], undo),
  article: (_, undo) => undo(),
}

const PROBLEMS = {
  conflict: 'Not undone: the page has another address now.',
  taken: 'Not undone: another page has the old address now.',
  refused: 'This can no longer be undone, or you don’t have permission.',
} as const

export const undoAddressChange = staffAction(
  {
    area: 'admin',
    from: staffPaths.videoGallery(),
    args: [z.enum(PAGE_KINDS), z.uuid()],
    form: (formData) => parseAction(posted, formData),
  },
  async ({ args: [kind, id], data: { entry } }) => {
    const undone = await UNDO[kind](id, () => undoPageAddress(entry))
    if (undone.outcome === 'changed') {
      const pages = undone.pages.map((page) => pathOfPage(page.kind, page.slug)).join(', ')
      return { problem: `Not undone: someone has changed the text of ${pages} since.` }
    }
    if (undone.outcome !== 'done') return { problem: PROBLEMS[undone.outcome] }
    await renewAddresses(kind, id, [], undone.pages)
    returnWith('change-undone', PAGE_SCREENS[kind](id))
  },
)
