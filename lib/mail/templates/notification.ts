import { z } from 'zod'
import { ownArea, USER_TYPES } from '@/lib/auth/roles'
import { defineTemplate, greetingName } from '@/lib/mail/letter'
import { BULK_LISTS } from '@/lib/list/selection'
import { IMPORT_COLLECTIONS } from '@/lib/owl/imports/collections'
import {
  describeNotification,
  NOTIFICATION_KINDS,
  placeOf,
  subjectKind,
  SUBJECT_NAMES,
  type NotificationKind,
} from '@/lib/portal/notifications'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'

const line = z.object({
  kind: z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]),
  aboutKind: z.enum(SUBJECT_NAMES),
  aboutId: z.uuid(),
  label: z.string(),
  context: z.string().nullish(),
  collection: z.enum(IMPORT_COLLECTIONS).optional(),
  list: z.enum(BULK_LISTS).optional(),
  events: z.number(),
  author: z.string().optional(),
  words: z.string().nullish(),
  isUndo: z.boolean().optional(),
  wantsChanges: z.boolean().optional(),
})

const person = { first_name: z.string(), role: z.enum(USER_TYPES) }

const FOOTNOTE = 'You asked for this email in your settings and can turn it off there.'

/** To a staff member, at once: something happened. */
export const notification = defineTemplate(
  z.object({ ...person, person_id: z.uuid().optional(), line }),
  ({ role, person_id, line }, { siteUrl, contactEmail }) => {
    const what = describeNotification(line)
    return {
      subject: what,
      preview: line.words ?? line.context ?? '',
      heading: what,
      blocks: [
        ...(line.words ? [{ type: 'quote' as const, text: line.words }] : []),
        {
          type: 'facts',
          rows: [
            [subjectKind(line), line.label],
            ...(line.context ? [['Belongs to', line.context] satisfies [string, string]] : []),
          ],
        },
        { type: 'button', label: 'Open', href: siteUrl + placeOf(line, role, person_id) },
      ],
      footnote: FOOTNOTE,
      replyTo: contactEmail,
    }
  },
)

/** To a staff member, in the morning: what is new in the inbox. */
export const notificationDigest = defineTemplate(
  z.object({ ...person, total: z.number(), lines: z.array(line) }),
  ({ first_name, role, total, lines }, { siteUrl, contactEmail }) => {
    const name = greetingName(first_name)
    const news = countOf(total, 'notification', 'notifications')
    const left = total - lines.length
    return {
      subject: `${news} in your inbox`,
      preview: lines.map(describeNotification).join(' · '),
      heading: name ? `Good morning, ${name}` : 'Good morning',
      blocks: [
        { type: 'text', text: `${total === 1 ? 'This is' : 'These are'} new since the last daily email.` },
        {
          type: 'facts',
          rows: lines.map((each) => [
            subjectKind(each),
            describeNotification(each) + (each.words ? `: “${each.words}”` : ''),
          ]),
        },
        ...(left > 0 ? [{ type: 'text' as const, text: `And ${left} more.` }] : []),
        { type: 'button', label: 'Open my inbox', href: siteUrl + staffPaths.inbox(ownArea(role)) },
      ],
      footnote: FOOTNOTE,
      replyTo: contactEmail,
    }
  },
)
