import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

type DueArticle = { slug: string; isLive: boolean }

/** Publishes what is due. What is incomplete by then is a draft again, and its author gets a letter. */
export async function publishDueArticles(): Promise<DueArticle[]> {
  const { data, error } = await createAdminClient().rpc('publish_due_articles')
  if (error) throw new DataError('dueArticles.publishDueArticles', { cause: error })
  return data.map(({ slug, is_live }) => ({ slug, isLive: is_live }))
}

/** Null when no article is scheduled. */
export async function secondsToNextArticle(): Promise<number | null> {
  const { data, error } = await createAdminClient().rpc('seconds_to_next_article')
  if (error) throw new DataError('dueArticles.secondsToNextArticle', { cause: error })
  return data as number | null
}
