import { site } from '@/lib/content/site'
import type { Letter } from './letter'
import type { Surroundings, Template } from './template'
import { adApprovedNotice } from './templates/ad-approved-notice'
import { adCommentNotice } from './templates/ad-comment-notice'
import { applicationApproved, applicationDeclined } from './templates/application-decision'
import { applicationNotice } from './templates/application-notice'
import { applicationReceived } from './templates/application-received'
import { callBooked } from './templates/call-booked'
import { callCanceled } from './templates/call-canceled'
import { callBookedNotice, callCanceledNotice } from './templates/call-notice'
import { contactNotice } from './templates/contact-notice'
import { contactReceived } from './templates/contact-received'
import { invitation } from './templates/invitation'
import { toHtml } from './to-html'
import { toText } from './to-text'

/** By the `kind` that a message is queued under. */
const TEMPLATES: Record<string, Template> = {
  ad_approved_notice: adApprovedNotice,
  ad_comment_notice: adCommentNotice,
  application_approved: applicationApproved,
  application_declined: applicationDeclined,
  application_notice: applicationNotice,
  application_received: applicationReceived,
  call_booked: callBooked,
  call_booked_notice: callBookedNotice,
  call_canceled: callCanceled,
  call_canceled_notice: callCanceledNotice,
  contact_notice: contactNotice,
  contact_received: contactReceived,
  invitation,
}

/** Longer subjects are cut by mailboxes anyway. */
const MAX_SUBJECT = 150

export type Mail = Pick<Letter, 'replyTo' | 'attachments'> & { subject: string; html: string; text: string }

/** Nothing that could end a header line, whatever was typed. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT)
    .toWellFormed()

/** @throws Error when there is no such kind of message, or the payload does not fit it. */
export function composeMail(kind: string, payload: unknown, surroundings: Surroundings): Mail {
  const template = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined
  if (!template) throw new Error(`There is no template for ${kind}`)
  const letter = template(payload, surroundings)
  return {
    subject: oneLine(letter.subject),
    html: toHtml(letter, site.name),
    text: toText(letter, site.name),
    replyTo: letter.replyTo,
    attachments: letter.attachments,
  }
}
