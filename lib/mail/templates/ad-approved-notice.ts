import { z } from 'zod'
import { defineTemplate } from '@/lib/mail/template'
import { staffPaths } from '@/lib/portal/staff-paths'

const payload = z.object({
  ad_id: z.uuid(),
  ad_title: z.string(),
  group_name: z.string(),
  author_name: z.string(),
  email: z.string(),
  is_doubtful: z.boolean(),
})

/** To those who manage the group: a client is content with an ad. */
export const adApprovedNotice = defineTemplate(payload, (approval, { siteUrl }) => ({
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
