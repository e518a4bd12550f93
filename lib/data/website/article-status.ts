import 'server-only'
import type { ArticleChange, ArticleOutcome, ArticleStatus, ArticleStep } from '@/lib/blog/articles'
import { type ArticleCheck, toArticleChecks } from '@/lib/blog/checklist'
import { rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

type StatusChange =
  | { outcome: 'done' }
  | { outcome: 'incomplete'; gaps: ArticleCheck[] }
  /** `past`: by the clock of the database, which publishes. */
  | { outcome: 'conflict' | 'refused' | 'past' }

/** `seen` is the status that the page showed; `publishAt` is for 'schedule', ISO 8601. */
export async function changeArticleStatus(
  id: string,
  step: ArticleStep,
  { seen, publishAt }: { seen: ArticleStatus; publishAt?: string },
): Promise<StatusChange> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_article_status', {
    article_id: id,
    step,
    seen_status: seen,
    publish_time: publishAt,
  })
  const outcome = rpcOutcome('articleStatus.changeArticleStatus', error)
  if (outcome === 'conflict') return { outcome }
  if (outcome !== 'done') return { outcome: 'refused' }
  if (data?.includes('past')) return { outcome: 'past' }
  const gaps = toArticleChecks(data ?? [])
  return gaps.length > 0 ? { outcome: 'incomplete', gaps } : { outcome }
}

/** Null when this person may not, or the time has passed. `publishAt` is for 'schedule', ISO 8601. */
export async function changeArticles(
  ids: string[],
  change: ArticleChange,
  { topic, publishAt }: { topic: string; publishAt?: string },
): Promise<ArticleOutcome[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_articles', {
    article_ids: ids,
    change,
    topic,
    publish_time: publishAt,
  })
  if (rpcOutcome('articleStatus.changeArticles', error) !== 'done') return null
  return (data ?? []).map(({ article_id, outcome, gaps }) => ({
    id: article_id,
    outcome: outcome as ArticleOutcome['outcome'],
    gaps: toArticleChecks(gaps),
  }))
}
