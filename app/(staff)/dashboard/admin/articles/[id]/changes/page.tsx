import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { VersionChanges } from '@/components/staff/page-form/version-changes'
import { requireArea } from '@/lib/auth/session'
import { ARTICLE_FIELD_LABELS, ARTICLE_FIELDS } from '@/lib/blog/articles'
import { toArticleValues } from '@/lib/data/website/article-record'
import { getPageVersion } from '@/lib/data/website/page-versions'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

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
  return (
    <VersionChanges
      page={{ href: staffPaths.article(id), title: now.title }}
      from={from.data}
      to={to.data}
      restoreHref={staffPaths.article(id, { restore: from.data })}
      changes={ARTICLE_FIELDS.filter((field) => old[field] !== now[field]).map((field) => ({
        label: ARTICLE_FIELD_LABELS[field],
        before: old[field],
        after: now[field],
      }))}
    />
  )
}
