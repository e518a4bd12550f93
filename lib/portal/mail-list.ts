import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { isDay } from '@/lib/time/days'
import { staffPaths } from './staff-paths'

export const MAIL_STATUS_LABELS = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } as const
export type MailStatus = keyof typeof MAIL_STATUS_LABELS

/** By the name of the template. */
export const MAIL_KIND_LABELS = {
  ad_approved_notice: 'Ad approved',
  ad_feedback_notice: 'Feedback on ads',
  ad_comment_notice: 'Comment on an ad',
  application_approved: 'Application approved',
  application_declined: 'Application declined',
  application_notice: 'New application',
  application_received: 'Application received',
  article_not_published: 'Article not published',
  call_booked: 'Call booked',
  call_booked_notice: 'New call',
  call_canceled: 'Call canceled',
  call_canceled_notice: 'Call canceled, for staff',
  call_confirmation: 'Call to confirm',
  contact_notice: 'New lead',
  contact_received: 'Lead received',
  failed_sign_ins: 'Wrong passwords',
  invitation: 'Invitation',
  notification: 'Notification',
  notification_digest: 'Daily digest',
  quote_accepted: 'Quote accepted',
  quote_accepted_notice: 'Quote accepted, for staff',
  quote_answer: 'Answer about a quote',
  quote_declined: 'Quote declined',
  quote_expired: 'Quote expired',
  quote_question: 'Question about a quote',
  quote_reminder: 'Reminder of a quote',
  quote_sent: 'Quote',
  review_notice: 'New review',
  review_request: 'Review request',
  second_factor: 'Two-step sign-in',
  task_reminder: 'Task reminder',
} as const
export type MailKind = keyof typeof MAIL_KIND_LABELS

const day = { accepts: isDay, isDay: true } as const

export const MAIL_LIST = {
  name: 'mail',
  nouns: ['message', 'messages'],
  searchLabel: 'Recipient or reason',
  columns: {
    subject: { label: 'Subject' },
    recipient: { label: 'To', sort: 'up' },
    kind: { label: 'Kind', sort: 'up' },
    status: { label: 'Status' },
    reason: { label: 'Why' },
    attempts: { label: 'Tries', isHiddenByDefault: true },
    written: { label: 'Written', sort: 'down' },
    sent: { label: 'Sent', sort: 'down' },
  },
  filters: {
    status: choiceFilter('Status', 'Any status', { unsent: 'Not sent', ...MAIL_STATUS_LABELS }),
    kind: choiceFilter('Kind', 'Any kind', MAIL_KIND_LABELS),
    from: { label: 'From', anyLabel: '', ...day },
    to: { label: 'Until', anyLabel: '', ...day },
  },
  order: { by: 'written', isDescending: true },
} as const satisfies ListSpec

export type MailColumn = keyof typeof MAIL_LIST.columns
export type MailFilter = keyof typeof MAIL_LIST.filters

/** The page of the record that a message is about; null where the message does not name one with a page. */
export function mailSubjectPath(kind: string, aboutId: string): string | null {
  if (kind.startsWith('contact_')) return staffPaths.lead('admin', aboutId)
  if (kind.startsWith('application_')) return staffPaths.application(aboutId)
  return kind.startsWith('quote_') ? staffPaths.quote('admin', aboutId) : null
}
