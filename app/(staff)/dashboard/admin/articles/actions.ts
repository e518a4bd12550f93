'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { renewArticles } from '@/lib/actions/renew-articles'
import { LIST_HAS_CHANGED, NOT_UNDONE, parseChanges } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import {
  ARTICLE_CHANGE_LABELS,
  ARTICLE_LIST,
  type ArticleChange,
  type ArticleOutcome,
} from '@/lib/blog/articles'
import { ARTICLE_CHECK_LABELS } from '@/lib/blog/checklist'
import { listLastChanges, undoChanges } from '@/lib/data/history/bulk-undo'
import { listSelectedArticles, listTitles, toArticleFilter } from '@/lib/data/website/article-list'
import { changeArticles } from '@/lib/data/website/article-status'
import type { Parsed } from '@/lib/forms/form-state'
import { wakeJobs } from '@/lib/jobs/wake'
import { type BulkReport, type BulkState, bulkSummary } from '@/lib/list/bulk'
import { undoReport, writeChanges } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { articleFields } from '@/lib/schemas/article-fields'
import { hasKey } from '@/lib/text/untrusted'
import { instantOf } from '@/lib/time/clock-time'
import { COMPANY_ZONE } from '@/lib/time/in-zone'

type Posted = { selection: Selection; change: ArticleChange; topic: string; publishAt?: string }

const posted = z.object({
  change: z.custom<ArticleChange>(
    (value) => typeof value === 'string' && hasKey(ARTICLE_CHANGE_LABELS, value),
  ),
  at: z.string().max(30).default(''),
  topic: z.string().trim().max(articleFields.topic.max).default(''),
})

const problem = (text: string) => ({ ok: false as const, state: { problem: `Nothing was changed: ${text}` } })

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  if (!selection) return problem('select at least one article, and at most 100,000.')
  const asked = posted.safeParse(Object.fromEntries(formData))
  if (!asked.success) return problem('this change is unknown, or the topic is too long.')
  const { change, at, topic } = asked.data
  const instant = change === 'schedule' ? instantOf(COMPANY_ZONE, at) : null
  if (change === 'schedule' && instant === null) return problem('choose the day and the time to go live.')
  const publishAt = instant === null ? undefined : new Date(instant).toISOString()
  return { ok: true, data: { selection, change, topic, publishAt }, values: {} }
}

const VERBS: Record<ArticleChange, string> = {
  publish: 'published',
  unpublish: 'back to draft',
  schedule: 'scheduled',
  list: 'put into lists',
  unlist: 'left out of lists',
  topic: 'changed',
}

function reasonOf({ outcome, gaps }: ArticleOutcome): string {
  switch (outcome) {
    case 'incomplete':
      return `Not changed. It still needs: ${gaps.map((gap) => ARTICLE_CHECK_LABELS[gap]).join(', ')}.`
    case 'live':
      return 'Not changed: it is published already.'
    case 'missing':
      return 'It no longer exists.'
    case 'done':
    case 'unchanged':
      return ''
  }
}

async function writeReport(change: ArticleChange, outcomes: ArticleOutcome[]): Promise<BulkReport> {
  const noted = outcomes.filter(({ outcome }) => outcome !== 'done' && outcome !== 'unchanged')
  const done = outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []))
  const [titles, changes] = await Promise.all([
    listTitles(noted.map(({ id }) => id)),
    listLastChanges('seo_blog_posts', done),
  ])
  return {
    changes: writeChanges(changes),
    summary: bulkSummary(ARTICLE_LIST.nouns, {
      done: done.length,
      verb: VERBS[change],
      unchanged: outcomes.filter(({ outcome }) => outcome === 'unchanged').length,
    }),
    notes: noted.map((outcome) => ({
      id: outcome.id,
      title: titles.get(outcome.id) ?? 'An article',
      href: staffPaths.article(outcome.id),
      reason: reasonOf(outcome),
    })),
  }
}

export const changeChosenArticles = staffAction(
  { area: 'admin', from: staffPaths.articles(), form: parse },
  async ({ data: { selection, change, topic, publishAt } }): Promise<BulkState> => {
    revalidatePath(staffPaths.articles())
    const query = readListQuery(ARTICLE_LIST, selection.query)
    if (isForJob(selection)) {
      return startBulkWork({
        list: 'articles',
        query: listQueryParams(ARTICLE_LIST, query).toString(),
        filters: toArticleFilter(query),
        change: { change, topic, publish_time: publishAt },
        verb: VERBS[change],
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = selection.kind === 'rows' ? selection.ids : await listSelectedArticles(selection, query)
    if (!ids) return LIST_HAS_CHANGED
    const outcomes = await changeArticles(ids, change, { topic, publishAt })
    if (!outcomes) {
      return {
        problem: 'Nothing was changed: the time has passed or is too far, or you can’t change them.',
      }
    }
    if (outcomes.some(({ outcome }) => outcome === 'done')) {
      renewArticles([])
      wakeJobs()
    }
    return { report: await writeReport(change, outcomes) }
  },
)

export const undoArticleChanges = staffAction(
  { area: 'admin', from: staffPaths.articles(), form: parseChanges },
  async ({ data: changes }): Promise<BulkState> => {
    revalidatePath(staffPaths.articles())
    const undone = await undoChanges('seo_blog_posts', changes)
    if (!undone) return NOT_UNDONE
    renewArticles([])
    wakeJobs()
    const titles = await listTitles(undone.flatMap(({ id, outcome }) => (outcome === 'done' ? [] : [id])))
    return {
      report: undoReport(ARTICLE_LIST.nouns, undone, (id) => ({
        title: titles.get(id) ?? 'An article',
        href: staffPaths.article(id),
      })),
    }
  },
)
