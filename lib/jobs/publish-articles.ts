import 'server-only'
import { publishDueArticles, secondsToNextArticle } from '@/lib/data/privileged/due-articles'
import { insertJob } from '@/lib/data/privileged/jobs'
import { paths } from '@/lib/paths'
import { announce } from './announce'
import { JobFailure, type JobHandler } from './job'
import { wakeJobs } from './wake'

/** The same key as in `private.await_due_article()`: one job waits for the earliest article. */
export const PUBLISH_ARTICLES = {
  kind: 'publish-articles',
  payload: {},
  key: 'publish-articles',
  priority: 5,
  maxAttempts: 100,
} as const

/**
 * Publishes what is due, once however often it runs, and comes again for the next article. Letters to authors wait for the next
 * turn of the outbox: no request is there that could send them.
 */
export const publishArticles: JobHandler = {
  async run() {
    const articles = await publishDueArticles()
    const seconds = await secondsToNextArticle()
    if (seconds !== null) await insertJob({ ...PUBLISH_ARTICLES, delaySeconds: Math.max(seconds, 1) })
    if (articles.some(({ isLive }) => isLive)) wakeJobs()
    return { articles }
  },
}

/** Added in the transaction that publishes, so that the site hears of it whoever dies in between. */
export const announceArticles: JobHandler = {
  async run() {
    if (await announce(paths.articlesChanged())) return {}
    throw new JobFailure('The site did not answer, so its pages may still be old.', { isFinal: false })
  },
}
