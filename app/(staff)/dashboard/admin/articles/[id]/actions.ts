'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { renewAddresses } from '@/lib/actions/renew-addresses'
import { renewArticles } from '@/lib/actions/renew-articles'
import { savePageDraft } from '@/lib/actions/save-page-draft'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { ARTICLE_STATUS_LABELS, ARTICLE_STEPS, type ArticleStatus } from '@/lib/blog/articles'
import { ARTICLE_CHECK_LABELS } from '@/lib/blog/checklist'
import { ARTICLE_TEXTS, deleteDraft, getArticle } from '@/lib/data/website/article-record'
import { changeArticleStatus } from '@/lib/data/website/article-status'
import { changePageAddress } from '@/lib/data/website/page-addresses'
import { wakeJobs } from '@/lib/jobs/wake'
import type { ActionState } from '@/lib/forms/form-state'
import type { PageFormState } from '@/lib/forms/page-form'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { articleSchema } from '@/lib/schemas/article'
import { articleFields } from '@/lib/schemas/article-fields'
import { toTypedArticle } from '@/lib/schemas/typed-article'
import { instantOf } from '@/lib/time/clock-time'
import { COMPANY_ZONE } from '@/lib/time/in-zone'

const ADMINS = { area: 'admin', from: staffPaths.articles() } as const
const id = z.uuid()

/** Browsers post two characters for a line end. */
const MAX_POSTED = 2 * articleFields.body.max

export const saveArticle = staffAction(
  {
    ...ADMINS,
    args: [id],
    form: (formData) => parseAction(articleSchema, formData, { maxLength: MAX_POSTED }),
  },
  async ({ args: [id], data, values }): Promise<PageFormState> => {
    let slug: string | null = null
    const read = async () => {
      const article = await getArticle(id)
      slug = article?.slug ?? null
      return article && { ...article, texts: article.values, isPublished: article.status === 'published' }
    }
    const state = await savePageDraft(ARTICLE_TEXTS, read, {
      ...data,
      toTyped: (base) => toTypedArticle(data, base),
      posted: values,
    })
    if (slug && state.done) renewArticles([slug])
    revalidatePath(staffPaths.article(id))
    return state
  },
)

const STATUSES = Object.keys(ARTICLE_STATUS_LABELS) as ArticleStatus[]
const DONE = {
  publish: 'Published. Visitors see it now.',
  unpublish: 'It is a draft again. Visitors do not see it.',
  schedule: 'Scheduled. It goes live automatically.',
} as const

const step = z.object({
  step: z.enum(ARTICLE_STEPS),
  seen: z.enum(STATUSES),
  at: z.string().max(30).default(''),
})

export const changeStatus = staffAction(
  { ...ADMINS, args: [id], form: (formData) => parseAction(step, formData) },
  async ({ args: [id], data: { step, seen, at }, values }): Promise<ActionState> => {
    const instant = step === 'schedule' ? instantOf(COMPANY_ZONE, at) : null
    const notToCome = { errors: { at: 'Choose a day and a time that are still to come' }, values }
    if (step === 'schedule' && instant === null) return notToCome
    const changed = await changeArticleStatus(id, step, {
      seen,
      publishAt: instant === null ? undefined : new Date(instant).toISOString(),
    })
    revalidatePath(staffPaths.article(id))
    switch (changed.outcome) {
      case 'past':
        return notToCome
      case 'incomplete':
        return {
          problem: `It still needs: ${changed.gaps.map((gap) => ARTICLE_CHECK_LABELS[gap]).join(', ')}.`,
        }
      case 'conflict':
        return { problem: 'Someone else changed the status. Here is the current one.' }
      case 'refused':
        return {
          problem:
            'Nothing was changed: the article is gone, the time is too far ahead, or you can’t publish.',
        }
      case 'done': {
        const article = await getArticle(id)
        if (article) renewArticles([article.slug])
        wakeJobs()
        return { done: { title: DONE[step] } }
      }
    }
  },
)

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const address = z.object({
  expected: z.string().max(200),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(200, 'An address has at most 200 characters')
    .regex(SLUG, 'Use letters from a to z, digits, and a hyphen between words'),
})

export const changeAddress = staffAction(
  { ...ADMINS, args: [id], form: (formData) => parseAction(address, formData) },
  async ({ args: [id], data: { slug, expected }, values }): Promise<ActionState> => {
    if (slug === expected) return { errors: { slug: 'This is the address now' }, values }
    const moved = await changePageAddress({ kind: 'article', id, slug, expected })
    if (moved.outcome === 'taken')
      return { errors: { slug: 'Another article has or had this address' }, values }
    if (moved.outcome !== 'done') {
      return { problem: 'Not changed: someone else changed the address or a text that links here.', values }
    }
    await renewAddresses('article', id, [expected, slug], moved.pages)
    returnWith('address-changed', staffPaths.article(id))
  },
)

export const removeDraft = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deleteDraft(id)
  returnWith(isDeleted ? 'article-deleted' : 'not-changed', staffPaths.article(id))
})
