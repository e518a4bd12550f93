'use server'

import { revalidatePath } from 'next/cache'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import { listSelectedMail, type MailOutcome, sendMailAgain, toMailFilter } from '@/lib/data/portal/mail'
import type { Parsed } from '@/lib/forms/form-state'
import { type BulkState, bulkSummary } from '@/lib/list/bulk'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { sendMailSoon } from '@/lib/mail/sender'
import { MAIL_LIST } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'

function parse(formData: FormData): Parsed<Selection, BulkState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  return selection
    ? { ok: true, data: selection, values: {} }
    : { ok: false, state: { problem: 'Nothing was sent: select at least one message, and at most 100,000.' } }
}

const VERB = 'put in line to be sent'

const REASONS: Record<Exclude<MailOutcome['outcome'], 'done'>, string> = {
  sent: 'Not sent again: it was sent already.',
  missing: 'It no longer exists.',
  refused: 'Not sent again: you can’t change it.',
}

export const sendChosenAgain = staffAction(
  { area: 'admin', from: staffPaths.mail(), form: parse },
  async ({ data: selection }): Promise<BulkState> => {
    revalidatePath(staffPaths.mail())
    const query = readListQuery(MAIL_LIST, selection.query)
    if (isForJob(selection)) {
      return startBulkWork({
        list: 'mail',
        query: listQueryParams(MAIL_LIST, query).toString(),
        filters: toMailFilter(query),
        change: { change: 'send-again' },
        verb: VERB,
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = await listSelectedMail(selection, query)
    if (!ids)
      return {
        problem: 'Nothing was sent: the list has changed since you opened it. Review it and try again.',
      }
    const outcomes = await sendMailAgain(ids)
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length
    if (done > 0) sendMailSoon()
    return {
      report: {
        summary: bulkSummary(MAIL_LIST.nouns, { done, verb: VERB, unchanged: 0 }),
        notes: outcomes.flatMap(({ id, outcome }) =>
          outcome === 'done'
            ? []
            : [{ id, title: 'A message', href: staffPaths.message(id), reason: REASONS[outcome] }],
        ),
      },
    }
  },
)
