'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { CLIENT_FIELDS, FEATURED_MOVES } from '@/lib/catalogue/clients'
import { mergeClients } from '@/lib/data/catalogue/client-merges'
import { deleteClient, editClient, setClientLogo } from '@/lib/data/catalogue/client-record'
import { arrangeFeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { tags } from '@/lib/data/query/tags'
import type { RpcOutcome } from '@/lib/errors'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { clientEdits } from '@/lib/schemas/client'

const ADMINS = { area: 'admin', from: staffPaths.clients() } as const
const id = z.uuid()

export const changeClient = staffAction(
  {
    ...ADMINS,
    args: [id, z.enum(CLIENT_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(clientEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editClient(id, field, edit.data) : edit.state
    if (state.status === 'saved') updateTag(tags.clients)
    revalidatePath(staffPaths.client(id))
    return state
  },
)

export const arrangeLogo = staffAction(
  { ...ADMINS, args: [id, z.enum(FEATURED_MOVES)] },
  async ({ args: [id, move] }) => {
    const outcome = await arrangeFeaturedClient(id, move)
    if (outcome === 'done') updateTag(tags.clients)
    returnWith(outcome === 'done' ? 'logos-arranged' : 'not-changed', staffPaths.client(id))
  },
)

export const removeLogo = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isRemoved = await setClientLogo(id, null)
  if (isRemoved) updateTag(tags.clients)
  returnWith(isRemoved ? 'logo-removed' : 'not-changed', staffPaths.client(id))
})

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = {
  done: 'client-deleted',
  conflict: 'client-in-use',
}

/** The function in the database lets only super admins delete and merge. */
export const removeClient = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const outcome = await deleteClient(id)
  if (outcome === 'done') updateTag(tags.clients)
  returnWith(DELETIONS[outcome] ?? 'not-changed', staffPaths.client(id))
})

export const mergeClient = staffAction(
  { ...ADMINS, args: [id], data: z.object({ into: z.uuid() }) },
  async ({ args: [id], data: { into } }) => {
    const outcome = await mergeClients(id, into)
    if (outcome !== 'done') returnWith('not-changed', staffPaths.client(id))
    for (const tag of [tags.clients, tags.videos, tags.reviews]) updateTag(tag)
    returnWith('clients-merged', staffPaths.client(into))
  },
)
