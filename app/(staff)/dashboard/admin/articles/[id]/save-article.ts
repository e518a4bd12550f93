import 'server-only'
import type { ArticleValues } from '@/lib/blog/articles'
import { getArticle, toArticleColumns, toArticleValues } from '@/lib/data/website/article-record'
import { getPageVersion, savePage } from '@/lib/data/website/page-versions'
import type { FormValues } from '@/lib/forms/form-state'
import { choiceName, type PageFormState } from '@/lib/forms/page-form'
import type { ArticleDraft } from '@/lib/schemas/article'
import { changedFields, toTypedValues } from '@/lib/schemas/article-changes'
import type { Choice } from '@/lib/text/merge'
import { listClashes, mergeDrafts, settleDrafts } from '@/lib/text/merge-drafts'

const LONG_FIELDS = ['body']
const CHOICES: readonly string[] = ['mine', 'theirs', 'both'] satisfies Choice[]

const PROBLEMS = {
  refused: 'This article is not there any more, or you may not change it.',
  taken: 'Not saved: the title would give this article the address of another one.',
  incomplete:
    'Not saved: visitors can see this article, and it would lack what a published article needs. Unpublish it first.',
  conflict: 'Somebody else is saving this article at the moment. Save again.',
} as const

const readChoices = (posted: FormValues, count: number): Choice[] | null => {
  const choices = Array.from({ length: count }, (_, number) => posted[choiceName(number)] ?? '')
  return choices.every((choice): choice is Choice => CHOICES.includes(choice)) ? choices : null
}

/** Saves a draft. Where somebody else has saved meanwhile, both are joined, and the same places are asked about. */
export async function saveArticleDraft(
  id: string,
  draft: ArticleDraft,
  posted: FormValues,
): Promise<PageFormState & { slugs: string[] }> {
  const fail = (problem: string) => ({ problem, values: posted, slugs: [] })
  const stored = await getArticle(id)
  if (!stored) return fail(PROBLEMS.refused)
  const isCurrent = draft.version === stored.version
  const content = isCurrent ? null : await getPageVersion('article', id, draft.version)
  if (!isCurrent && !content) return fail(PROBLEMS.refused)
  const base = content ? toArticleValues(content) : stored.values
  const mine = toTypedValues(draft, base)
  const changes = changedFields(mine, base)
  const note = draft.restored ? `Restored from ${draft.restored}` : undefined

  const first = await savePage('article', id, toArticleColumns(changes), { madeFrom: draft.version, note })
  const done = (version: number, isMerged: boolean) => ({
    done: {
      title: isMerged ? 'Saved, and joined with what somebody else saved' : 'Saved',
      ...(stored.status === 'published' && { description: 'Visitors see it now.' }),
    },
    version,
    isMerged,
    slugs: [stored.slug],
  })
  if (first.outcome === 'done') {
    // Nothing was written when the stored page said all of it. The form then has to show what else it says.
    const isOlder = !isCurrent && first.version === stored.version
    return done(first.version, isOlder && Object.keys(changedFields(mine, stored.values)).length > 0)
  }
  if (first.outcome !== 'conflict') return fail(PROBLEMS[first.outcome])

  const merged = mergeDrafts(base, mine, stored.values, LONG_FIELDS)
  const places = listClashes(merged)
  const choices = draft.stored === stored.version ? readChoices(posted, places.length) : null
  const settled = settleDrafts(merged, choices ?? [])
  if (!settled) return { clash: { stored: stored.version, places }, values: posted, slugs: [] }
  const second = await savePage(
    'article',
    id,
    toArticleColumns(changedFields(settled as ArticleValues, stored.values)),
    { madeFrom: stored.version, note: 'Joined with a draft' },
  )
  return second.outcome === 'done' ? done(second.version, true) : fail(PROBLEMS[second.outcome])
}
