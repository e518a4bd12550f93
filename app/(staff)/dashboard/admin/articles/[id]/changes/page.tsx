import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { Diff } from '@/components/staff/page-form/diff'
import { requireArea } from '@/lib/auth/session'
import { ARTICLE_FIELD_LABELS, ARTICLE_FIELDS } from '@/lib/blog/articles'
import { toArticleValues } from '@/lib/data/website/article-record'
import { getPageVersion } from '@/lib/data/website/page-versions'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { diffWords } from '@/lib/text/word-diff'

export const metadata: Metadata = { title: 'Changes' }

const number = z.coerce.number().int().positive()

export default async function ArticleChangesPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/articles/[id]/changes'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.articleChanges(id))
  const query = await searchParams
  const [from, to] = [number.safeParse(firstValue(query.from)), number.safeParse(firstValue(query.to))]
  if (!z.uuid().safeParse(id).success || !from.success || !to.success) notFound()
  const [before, after] = await Promise.all([
    getPageVersion('article', id, from.data),
    getPageVersion('article', id, to.data),
  ])
  if (!before || !after) notFound()
  const [old, now] = [toArticleValues(before), toArticleValues(after)]
  const changed = ARTICLE_FIELDS.filter((field) => old[field] !== now[field])
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Link
          href={staffPaths.article(id)}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Back to the article
        </Link>
        <h1 className="type-title [overflow-wrap:anywhere]">
          From version {from.data} to {to.data}
        </h1>
        <p className="[overflow-wrap:anywhere] text-muted-foreground">{now.title}</p>
        <Link
          href={staffPaths.article(id, { restore: from.data })}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Restore version {from.data} as a draft
        </Link>
      </div>
      {changed.length === 0 && <p className="text-muted-foreground">These versions say the same.</p>}
      {changed.map((field) => (
        <section key={field} aria-label={ARTICLE_FIELD_LABELS[field]} className="grid gap-2">
          <h2 className="type-heading">{ARTICLE_FIELD_LABELS[field]}</h2>
          <Diff parts={diffWords(old[field], now[field])} />
        </section>
      ))}
    </div>
  )
}
