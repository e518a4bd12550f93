'use server'

import { z } from 'zod'
import { undoPageAddress } from '@/lib/data/website/page-addresses'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PAGE_KINDS, type PageKind, pathOfPage } from '@/lib/seo/page-kinds'
import { changeVideo } from './change-video'
import { renewAddresses } from './renew-addresses'
import { returnWith, staffAction } from './staff-action'

const posted = z.object({ entry: z.coerce.number().int().positive() })

/** The screens of the pages. */
const SCREENS: Record<PageKind, (id: string) => string> = {
  video: staffPaths.video,
  place: staffPaths.placePage,
  article: staffPaths.article,
}

const PROBLEMS = {
  conflict: 'Not undone: the page has another address meanwhile.',
  taken: 'Not undone: another page has the old address meanwhile.',
  refused: 'This cannot be undone any more, or not by you.',
} as const

export const undoAddressChange = staffAction(
  {
    area: 'admin',
    from: staffPaths.videoGallery(),
    args: [z.enum(PAGE_KINDS), z.uuid()],
    form: (formData) => parseAction(posted, formData),
  },
  async ({ args: [kind, id], data: { entry } }) => {
    const undo = () => undoPageAddress(entry)
    const undone = kind === 'video' ? (await changeVideo(id, undo)).result : await undo()
    if (undone.outcome === 'changed') {
      const pages = undone.pages.map((page) => pathOfPage(page.kind, page.slug)).join(', ')
      return { problem: `Not undone: somebody has changed the text of ${pages} since.` }
    }
    if (undone.outcome !== 'done') return { problem: PROBLEMS[undone.outcome] }
    renewAddresses(kind, [])
    returnWith('change-undone', SCREENS[kind](id))
  },
)
