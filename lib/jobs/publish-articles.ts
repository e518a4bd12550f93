import 'server-only'
import { publishDueArticles, secondsToNextArticle } from '@/lib/data/privileged/due-articles'
import { insertJob } from '@/lib/data/privileged/jobs'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { announce } from './announce'
import { JobFailure, type JobHandler } from './job'

/** The same key as in `change_article_status()`: one job waits for the earliest article. */
export const PUBLISH_ARTICLES = {
  kind: 'publish-articles',
  payload: {},
  key: 'publish-articles',
  priority: 5,
  maxAttempts: 100,
} as const

/** Publishes what is due, once however often it runs, and comes again for the next article. */
export const publishArticles: JobHandler = {
  async run({ job }) {
    const articles = await publishDueArticles()
    const seconds = await secondsToNextArticle()
    if (seconds !== null) await insertJob({ ...PUBLISH_ARTICLES, delaySeconds: Math.max(seconds, 1) })
    if (articles.some(({ isLive }) => !isLive)) sendMailSoon()
    // An earlier attempt may have published and then found nobody who renews the pages.
    const hasNews = articles.some(({ isLive }) => isLive) || job.attempt > 1
    if (hasNews && !(await announce(paths.articlesChanged()))) {
      throw new JobFailure('The site did not answer, so its pages may still be old.', { isFinal: false })
    }
    return { articles }
  },
}
