import { z } from 'zod'
import { ARTICLE_CHECK_LABELS, toArticleChecks } from '@/lib/blog/checklist'
import { defineTemplate } from '@/lib/mail/letter'
import { staffPaths } from '@/lib/portal/staff-paths'

const payload = z.object({ title: z.string(), gaps: z.array(z.string()) })

/** To who scheduled an article: it was due, and lacked something. */
export const articleNotPublished = defineTemplate(
  payload,
  ({ title, gaps }, { siteUrl, contactEmail, aboutId }) => {
    const missing = toArticleChecks(gaps).map((gap) => ARTICLE_CHECK_LABELS[gap])
    return {
      subject: `Not published: ${title}`,
      preview: 'It was due but incomplete, so it is a draft again.',
      heading: 'Your article did not go live',
      blocks: [
        {
          type: 'text',
          text: `“${title}” was due. It could not be published and is a draft again. Missing: ${missing.join(', ')}.`,
        },
        { type: 'text', text: 'Complete it, and publish or schedule it again.' },
        { type: 'button', label: 'Open the article', href: siteUrl + staffPaths.article(aboutId) },
      ],
      footnote: 'You get this because you scheduled this article.',
      replyTo: contactEmail,
    }
  },
)
