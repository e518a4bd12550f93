'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { CLIENT_FIELDS, FEATURED_MOVES } from '@/lib/catalogue/clients'
import { mergeClients } from '@/lib/data/catalogue/client-merges'
import { deleteClient, editClient, setClientLogo } from '@/lib/data/catalogue/client-record'
import { arrangeFeaturedClient } from '@/lib/data/catalogue/featured-clients'
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
    const state = edit.ok
      ? (await changeShown('client', [id], () => editClient(id, field, edit.data))).result
      : edit.state
    revalidatePath(staffPaths.client(id))
    return state
  },
)

export const arrangeLogo = staffAction(
  { ...ADMINS, args: [id, z.enum(FEATURED_MOVES)] },
  async ({ args: [id, move] }) => {
    const { result: outcome } = await changeShown('client', [id], () => arrangeFeaturedClient(id, move))
    returnWith(outcome === 'done' ? 'logos-arranged' : 'not-changed', staffPaths.client(id))
  },
)

export const removeLogo = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const { result: isRemoved } = await changeShown('client', [id], () => setClientLogo(id, null))
  returnWith(isRemoved ? 'logo-removed' : 'not-changed', staffPaths.client(id))
})

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = {
  done: 'client-deleted',
  conflict: 'client-in-use',
}

/** The function in the database lets only super admins delete and merge. */
export const removeClient = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const { result: outcome } = await changeShown('client', [id], () => deleteClient(id))
  returnWith(DELETIONS[outcome] ?? 'not-changed', staffPaths.client(id))
})

export const mergeClient = staffAction(
  { ...ADMINS, args: [id], data: z.object({ into: z.uuid() }) },
  async ({ args: [id], data: { into } }) => {
    const { result: outcome } = await changeShown('client', [id, into], () => mergeClients(id, into))
    if (outcome !== 'done') returnWith('not-changed', staffPaths.client(id))
    returnWith('clients-merged', staffPaths.client(into))
  },
)
