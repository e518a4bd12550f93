import { site } from '@/lib/content/site'
import { env } from '@/lib/env'
import type { MailKind } from '@/lib/portal/mail-list'
import { hasKey } from '@/lib/text/untrusted'
import { toHtml, toText, type Letter, type MailContext, type Template } from './letter'
import { adApprovedNotice, adCommentNotice, adFeedbackNotice } from './templates/ad-feedback'
import {
  applicationApproved,
  applicationDeclined,
  applicationNotice,
  applicationReceived,
} from './templates/application'
import { articleNotPublished } from './templates/article'
import {
  callBooked,
  callBookedNotice,
  callCanceled,
  callCanceledNotice,
  callConfirmation,
} from './templates/call'
import { contactNotice, contactReceived } from './templates/contact'
import { failedSignIns } from './templates/failed-sign-ins'
import { invitation } from './templates/invitation'
import { notification, notificationDigest } from './templates/notification'
import { quoteAnswer, quoteSent } from './templates/quote'
import {
  quoteAccepted,
  quoteAcceptedNotice,
  quoteDeclined,
  quoteExpired,
  quoteQuestion,
  quoteReminder,
} from './templates/quote-answers'
import { reviewNotice, reviewRequest } from './templates/review'
import { secondFactor } from './templates/second-factor'
import { taskReminder } from './templates/task'

const TEMPLATES: Record<MailKind, Template> = {
  ad_approved_notice: adApprovedNotice,
  ad_comment_notice: adCommentNotice,
  ad_feedback_notice: adFeedbackNotice,
  application_approved: applicationApproved,
  application_declined: applicationDeclined,
  application_notice: applicationNotice,
  application_received: applicationReceived,
  article_not_published: articleNotPublished,
  call_booked: callBooked,
  call_booked_notice: callBookedNotice,
  call_canceled: callCanceled,
  call_canceled_notice: callCanceledNotice,
  call_confirmation: callConfirmation,
  contact_notice: contactNotice,
  contact_received: contactReceived,
  failed_sign_ins: failedSignIns,
  invitation,
  notification,
  notification_digest: notificationDigest,
  quote_accepted: quoteAccepted,
  quote_accepted_notice: quoteAcceptedNotice,
  quote_answer: quoteAnswer,
  quote_declined: quoteDeclined,
  quote_expired: quoteExpired,
  quote_question: quoteQuestion,
  quote_reminder: quoteReminder,
  quote_sent: quoteSent,
  review_notice: reviewNotice,
  review_request: reviewRequest,
  second_factor: secondFactor,
  task_reminder: taskReminder,
}

const MAX_SUBJECT = 150

export type Mail = Pick<Letter, 'replyTo' | 'attachments'> & { subject: string; html: string; text: string }

/** Removes line breaks, which could inject a header. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT)
    .toWellFormed()

/** @throws Error for an unknown kind, or a payload that does not fit its template. */
export function composeMail(kind: string, payload: unknown, context: MailContext): Mail {
  if (!hasKey(TEMPLATES, kind)) throw new Error(`There is no template for ${kind}`)
  const letter = TEMPLATES[kind](payload, context)
  return {
    subject: oneLine(letter.subject),
    html: toHtml(letter, site.name),
    text: toText(letter, site.name),
    replyTo: letter.replyTo,
    attachments: letter.attachments,
  }
}

/** Receives the messages that have no recipient. */
export const staffAddress = (): string => env.STAFF_EMAIL ?? env.CONTACT_EMAIL
