'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import { changePlaces, changePlaceTexts } from '@/lib/actions/change-places'
import { renewAddresses } from '@/lib/actions/renew-addresses'
import { savePageDraft } from '@/lib/actions/save-page-draft'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { judgePlaceSlug } from '@/lib/catalogue/places/page-place'
import { changePageAddress } from '@/lib/data/website/page-addresses'
import { savePage } from '@/lib/data/website/page-versions'
import { composePlaceDraft } from '@/lib/data/website/place-drafts'
import {
  deletePlaceDraft,
  getPlacePage,
  markComposed,
  PLACE_TEXTS,
} from '@/lib/data/website/place-page-record'
import { setPlacesStatus } from '@/lib/data/website/place-page-status'
import type { ActionState } from '@/lib/forms/form-state'
import type { PageFormState } from '@/lib/forms/page-form'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeSlugSchema, placeTextSchema, versionSchema } from '@/lib/schemas/place-page'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { restoreLineEnds } from '@/lib/text/line-ends'

const ADMINS = { area: 'admin', from: staffPaths.placePages() } as const
const id = z.uuid()

/** Browsers post two characters for a line end. */
const MAX_POSTED = 2 * placePageFields.content.max

export const savePlace = staffAction(
  {
    ...ADMINS,
    args: [id],
    form: (formData) => parseAction(placeTextSchema, formData, { maxLength: MAX_POSTED }),
  },
  async ({ args: [id], data, values }): Promise<PageFormState> => {
    const { title, metaTitle, metaDescription, content, ...origin } = data
    const read = async () => {
      const page = await getPlacePage(id)
      return page && { ...page, isPublished: page.status === 'published' }
    }
    const state = await changePlaceTexts([id], () =>
      savePageDraft(PLACE_TEXTS, read, {
        ...origin,
        toTyped: (base) => ({
          title,
          metaTitle,
          metaDescription,
          content: restoreLineEnds(base.content, content),
        }),
        posted: values,
      }),
    )
    revalidatePath(staffPaths.placePage(id))
    return state
  },
)

const NOT_CHANGED: ActionState = {
  problem:
    'Nothing changed: someone else got there first, or you don’t have permission. This page is up to date now.',
}

export const publishPlace = staffAction(
  {
    ...ADMINS,
    args: [id],
    form: (formData) => parseAction(z.object({ status: z.enum(['published', 'draft']) }), formData),
  },
  async ({ args: [id], data: { status } }): Promise<ActionState> => {
    const [result] = await changePlaces([id], () => setPlacesStatus([id], status))
    revalidatePath(staffPaths.placePage(id))
    switch (result?.outcome) {
      case 'done':
        return {
          done: {
            title:
              status === 'published'
                ? 'Published. Visitors see it now.'
                : 'Unpublished. Visitors no longer see it.',
          },
        }
      case 'thin':
        return {
          done: { title: 'Published, but not in search yet: it needs more words, or a film from there.' },
        }
      case 'unchanged':
      case 'refused':
      case undefined:
        return NOT_CHANGED
    }
  },
)

const ADDRESS_PROBLEMS = {
  taken: 'Another page has or had this address',
  conflict: 'Someone else changed the address or a text that links here. Try again',
  refused: 'You can’t change this address',
} as const

export const movePlace = staffAction(
  { ...ADMINS, args: [id, z.string()], form: (formData) => parseAction(placeSlugSchema, formData) },
  async ({ args: [id, expected], data: { slug }, values }): Promise<ActionState> => {
    const page = await getPlacePage(id)
    if (!page) return NOT_CHANGED
    if (slug === page.slug) return { errors: { slug: 'This is already its address' }, values }
    const problem = judgePlaceSlug(page, slug)
    if (problem) return { errors: { slug: problem }, values }
    const moved = await changePlaces([id], () => changePageAddress({ kind: 'place', id, slug, expected }))
    if (moved.outcome !== 'done') return { errors: { slug: ADDRESS_PROBLEMS[moved.outcome] }, values }
    await renewAddresses('place', id, [expected, slug], moved.pages)
    returnWith('address-changed', staffPaths.placePage(id))
  },
)

/** Takes the place of the text; the version before stays. */
export const composePlace = staffAction(
  { ...ADMINS, args: [id, versionSchema] },
  async ({ args: [id, version] }) => {
    const page = await getPlacePage(id)
    const draft = page && (await composePlaceDraft(page))
    if (!page || !draft) returnWith('not-changed', staffPaths.placePage(id))
    const columns = PLACE_TEXTS.toColumns({ content: draft.content })
    const saved = await changePlaceTexts([id], () =>
      savePage('place', id, columns, { madeFrom: version, note: 'Composed' }),
    )
    if (saved.outcome !== 'done') returnWith('not-changed', staffPaths.placePage(id))
    await markComposed(id, saved.version)
    returnWith('place-composed', staffPaths.placePage(id))
  },
)

/** Row level security lets only super admins delete. */
export const removePlaceDraft = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deletePlaceDraft(id)
  returnWith(isDeleted ? 'place-deleted' : 'not-changed', staffPaths.placePage(id))
})
