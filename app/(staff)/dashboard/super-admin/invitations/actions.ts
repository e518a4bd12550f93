'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { LIST_HAS_CHANGED } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { INVITATION_LIST } from '@/lib/auth/user-list'
import {
  changeInvitations,
  type InvitationChange,
  type InvitationOutcome,
  listSelectedInvitations,
} from '@/lib/data/people/invitations'
import type { Parsed } from '@/lib/forms/form-state'
import { type BulkState, bulkSummary } from '@/lib/list/bulk'
import { readListQuery } from '@/lib/list/query'
import { readSelection, type Selection } from '@/lib/list/selection'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'

const changeName = z.enum(['resend', 'withdraw'])

type Posted = { selection: Selection; change: InvitationChange }

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData)
  const change = changeName.safeParse(formData.get('change'))
  if (selection && change.success) return { ok: true, data: { selection, change: change.data }, values: {} }
  return {
    ok: false,
    state: { problem: 'Nothing was changed: select at least one invitation, and at most 1,000.' },
  }
}

const VERBS: Record<InvitationChange, string> = { resend: 'sent again', withdraw: 'withdrawn' }

const REASONS: Record<Exclude<InvitationOutcome['outcome'], 'done'>, string> = {
  joined: 'Not sent: this person has an account by now.',
  missing: 'It has been accepted or withdrawn.',
}

export const changeChosenInvitations = staffAction(
  { area: 'super-admin', from: staffPaths.invitations(), form: parse },
  async ({ data: { selection, change } }): Promise<BulkState> => {
    revalidatePath(staffPaths.invitations())
    const ids = await listSelectedInvitations(selection, readListQuery(INVITATION_LIST, selection.query))
    if (!ids) return LIST_HAS_CHANGED
    const outcomes = await changeInvitations(ids, change)
    if (!outcomes) return { problem: 'Nothing was changed: you don’t have permission.' }
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length
    if (done > 0 && change === 'resend') sendMailSoon()
    return {
      report: {
        summary: bulkSummary(INVITATION_LIST.nouns, { done, verb: VERBS[change], unchanged: 0 }),
        notes: outcomes.flatMap(({ id, outcome }) =>
          outcome === 'done'
            ? []
            : [{ id, title: 'An invitation', href: staffPaths.invitation(id), reason: REASONS[outcome] }],
        ),
      },
    }
  },
)
