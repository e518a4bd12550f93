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
  heading: 'An ad is approved',
  blocks: [
    {
      type: 'text',
      text: approval.is_doubtful
        ? 'We could not tell whether a person approved it: please ask before you deliver. The approval holds for the files that are in use now, and can be reopened.'
        : 'The approval holds for the files that are in use now. Should one be replaced, the client is asked again.',
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
  heading: 'A client has a word on an ad',
  blocks: [
    {
      type: 'text',
      text: comment.is_doubtful
        ? 'We could not tell whether a person wrote this. An answer to this mail goes to the address that was given.'
        : 'An answer to this mail goes to the client.',
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
