import { z } from 'zod'
import { defineTemplate } from '@/lib/mail/letter'
import { staffPaths } from '@/lib/portal/staff-paths'

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
  is_doubtful: z.boolean(),
})

/** To the project managers of the group: a client commented on an ad. */
export const adCommentNotice = defineTemplate(commentPayload, (comment, { siteUrl }) => ({
  subject: `Comment on ${comment.ad_title}: ${comment.author_name}`,
  preview: comment.body,
  heading: 'New client comment',
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
