import { notFound } from 'next/navigation'
import { queryOf } from '@/lib/list/query'
import { requireScreenAt } from '@/lib/portal/require-screen'
import { pathnameOf } from '@/lib/portal/screens'

/** Moved paths, and paths with nothing there. Every screen has a page of its own. */
export default async function NoScreenPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/[[...path]]'>) {
  const { area, path = [] } = await params
  await requireScreenAt(pathnameOf(area, ...path), queryOf(await searchParams))
  notFound()
}
