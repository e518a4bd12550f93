import { z } from 'zod'
import { defineTemplate } from '@/lib/mail/letter'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import { filmTime } from '@/lib/time/film-time'

const approvalPayload = z.object({
  ad_id: z.uuid(),
  ad_title: z.string(),
  group_name: z.string(),
  author_name: z.string(),
  email: z.string(),
  is_doubtful: z.boolean(),
})

/** To the project managers of the group: a client approved an ad. */
export const adApprovedNotice = defineTemplate(approvalPayload, (approval, { siteUrl }) => ({
  subject: `Approved: ${approval.ad_title} (${approval.group_name})`,
  preview: `${approval.author_name} approved it as it is now.`,
  heading: 'Ad approved',
  blocks: [
    {
      type: 'text',
      text: approval.is_doubtful
        ? 'This approval may be spam: please ask the client before you deliver. It holds for the files that are in use now, and can be reopened.'
        : 'The approval covers the current files. If you replace one, the client is asked again.',
    },
    {
      type: 'facts',
      rows: [
        ['Ad', approval.ad_title],
        ['Group', approval.group_name],
        ['Approved by', approval.author_name],
        ['Email', approval.email],
      ],
    },
    {
      type: 'button',
      label: 'Open the ad',
      href: siteUrl + staffPaths.ad('project-manager', approval.ad_id),
    },
  ],
  footnote: 'Sent to the managers of the ad group by its preview.',
  replyTo: approval.email,
}))

const commentPayload = z.object({
  ad_id: z.uuid(),
  ad_title: z.string(),
  group_name: z.string(),
  author_name: z.string(),
  email: z.string(),
  body: z.string(),
  /** Absent in letters that were written before clients could ask for changes. */
  wants_changes: z.boolean().default(false),
  film_ms: z.number().nullish(),
  is_doubtful: z.boolean(),
})

const filmRow = (ms: number | null | undefined): [string, string][] =>
  ms == null ? [] : [['Moment of the film', filmTime(ms)]]

/** To the project managers of the group: a client commented on an ad. */
export const adCommentNotice = defineTemplate(commentPayload, (comment, { siteUrl }) => ({
  subject: `${comment.wants_changes ? 'Changes to' : 'Comment on'} ${comment.ad_title}: ${comment.author_name}`,
  preview: comment.body,
  heading: comment.wants_changes ? 'A client asks for changes' : 'New client comment',
  blocks: [
    {
      type: 'text',
      text: comment.is_doubtful
        ? 'This may be spam. Replies go to the address that was given.'
        : 'Replies go to the client.',
    },
    { type: 'quote', text: comment.body },
    {
      type: 'facts',
      rows: [
        ['Ad', comment.ad_title],
        ...filmRow(comment.film_ms),
        ['Group', comment.group_name],
        ['Name', comment.author_name],
        ['Email', comment.email],
      ],
    },
    {
      type: 'button',
      label: 'Open the ad',
      href: siteUrl + staffPaths.ad('project-manager', comment.ad_id),
    },
  ],
  footnote: 'Sent to the managers of the ad group by its preview.',
  replyTo: comment.email,
}))

const gatheredPayload = z.object({
  group_name: z.string(),
  /** At most twenty titles. */
  ads: z.array(z.string()),
  comments: z.number(),
  changes: z.number(),
  approvals: z.number(),
})

/** To the project managers of the group: what clients said since the last letter, as numbers. */
export const adFeedbackNotice = defineTemplate(
  gatheredPayload,
  (gathered, { siteUrl, aboutId, contactEmail }) => {
    const { changes, comments, approvals } = gathered
    const said = [
      changes > 0 && countOf(changes, 'request for changes', 'requests for changes'),
      comments > 0 && countOf(comments, 'comment', 'comments'),
      approvals > 0 && countOf(approvals, 'approval', 'approvals'),
    ]
      .filter(Boolean)
      .join(', ')
    return {
      subject: `${gathered.group_name}: ${said}`,
      preview: `On ${gathered.ads.join(', ')}`,
      heading: 'More from the client',
      blocks: [
        { type: 'text', text: 'This came in since the last mail about this group.' },
        {
          type: 'facts',
          rows: [
            ['Group', gathered.group_name],
            ['New', said],
            ['Ads', gathered.ads.join(', ')],
          ],
        },
        {
          type: 'button',
          label: 'Open the ad group',
          href: siteUrl + staffPaths.adGroup('project-manager', aboutId),
        },
      ],
      footnote: 'Sent to the managers of the ad group by its preview, at most every 15 minutes.',
      replyTo: contactEmail,
    }
  },
)
