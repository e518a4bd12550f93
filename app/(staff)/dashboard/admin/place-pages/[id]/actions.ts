'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import { changePlaces, changePlaceTexts } from '@/lib/actions/change-places'
import { renewAddresses } from '@/lib/actions/renew-addresses'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { judgePlaceSlug } from '@/lib/catalogue/places/page-place'
import type { PlaceSaveState, PlaceTexts } from '@/lib/catalogue/places/save-state'
import { changePageAddress } from '@/lib/data/website/page-addresses'
import { getPageVersion } from '@/lib/data/website/page-versions'
import { composePlaceDraft } from '@/lib/data/website/place-drafts'
import {
  deletePlaceDraft,
  getPlacePage,
  type PlaceColumns,
  toTexts,
} from '@/lib/data/website/place-page-record'
import { markComposed, savePlaceTexts } from '@/lib/data/website/place-page-save'
import { setPlacesStatus } from '@/lib/data/website/place-page-status'
import { type ActionState, type Parsed, readValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeSlugSchema, placeTextSchema, versionSchema } from '@/lib/schemas/place-page'

const ADMINS = { area: 'admin', from: staffPaths.placePages() } as const
const id = z.uuid()

type PostedTexts = { texts: PlaceTexts; version: number }

function parseTexts(formData: FormData): Parsed<PostedTexts, PlaceSaveState> {
  // `readValues` cuts texts that are longer than the fields of other forms.
  const posted = { ...readValues(formData), content: String(formData.get('content') ?? '') }
  const version = versionSchema.parse(formData.get('version'))
  const parsed = placeTextSchema.safeParse(posted)
  if (parsed.success) return { ok: true, data: { texts: parsed.data, version }, values: {} }
  const errors = Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  )
  const texts = { title: '', metaTitle: '', metaDescription: '', ...posted }
  return { ok: false, state: { status: 'invalid', errors, texts } }
}

export const savePlace = staffAction(
  { ...ADMINS, args: [id], form: parseTexts },
  async ({ args: [id], data: { texts, version } }): Promise<PlaceSaveState> => {
    const saved = await changePlaceTexts([id], () => savePlaceTexts(id, texts, version))
    revalidatePath(staffPaths.placePage(id))
    return saved
  },
)

const NOT_CHANGED: ActionState = {
  problem:
    'Nothing was changed. Somebody was faster, or you may not change it. This page shows how it is now.',
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
                : 'Unpublished. Visitors do not see it any more.',
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
  taken: 'Another page has this address, or had it: its visitors would get lost',
  conflict: 'Somebody changed the address or a text with links meanwhile. Try it again',
  refused: 'You may not change this address, or it is not possible',
} as const

export const movePlace = staffAction(
  { ...ADMINS, args: [id, z.string()], form: (formData) => parseAction(placeSlugSchema, formData) },
  async ({ args: [id, expected], data: { slug }, values }): Promise<ActionState> => {
    const page = await getPlacePage(id)
    if (!page) return NOT_CHANGED
    if (slug === page.slug) return { errors: { slug: 'This is its address already' }, values }
    const problem = judgePlaceSlug(page, slug)
    if (problem) return { errors: { slug: problem }, values }
    const moved = await changePlaces([id], () => changePageAddress({ kind: 'place', id, slug, expected }))
    if (moved.outcome !== 'done') return { errors: { slug: ADDRESS_PROBLEMS[moved.outcome] }, values }
    renewAddresses('place', [expected, slug, ...moved.pages.map((linking) => linking.slug)])
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
    const texts = { ...page.texts, content: draft.content }
    const saved = await changePlaceTexts([id], () => savePlaceTexts(id, texts, version, 'Composed'))
    if (saved.status !== 'saved') returnWith('not-changed', staffPaths.placePage(id))
    await markComposed(id, saved.version)
    returnWith('place-composed', staffPaths.placePage(id))
  },
)

/** `version` is the present one. */
export const restorePlace = staffAction(
  { ...ADMINS, args: [id, versionSchema, versionSchema] },
  async ({ args: [id, number, version] }) => {
    const older = await getPageVersion('place', id, number)
    if (!older) returnWith('not-changed', staffPaths.placePage(id))
    const texts = toTexts(older as PlaceColumns)
    const saved = await changePlaceTexts([id], () =>
      savePlaceTexts(id, texts, version, `Restored from ${number}`),
    )
    returnWith(saved.status === 'saved' ? 'version-restored' : 'not-changed', staffPaths.placePage(id))
  },
)

/** Row level security lets only super admins delete. */
export const removePlaceDraft = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deletePlaceDraft(id)
  returnWith(isDeleted ? 'place-deleted' : 'not-changed', staffPaths.placePage(id))
})
