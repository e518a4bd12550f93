import { z } from 'zod'
import { defineTemplate } from '@/lib/mail/template'
import { staffPaths } from '@/lib/portal/staff-paths'

const payload = z.object({
  ad_id: z.uuid(),
  ad_title: z.string(),
  group_name: z.string(),
  author_name: z.string(),
  email: z.string(),
  body: z.string(),
  is_doubtful: z.boolean(),
})

/** To those who manage the group: a client wrote about an ad. */
export const adCommentNotice = defineTemplate(payload, (comment, { siteUrl }) => ({
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
