import type { Metadata } from 'next'
import { ArticleList } from '@/components/staff/articles/article-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { ARTICLE_LIST } from '@/lib/blog/articles'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { listTopics, searchArticles } from '@/lib/data/website/article-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { changeChosenArticles, undoArticleChanges } from './actions'

const screen = getScreen('admin', 'articles')

export const metadata: Metadata = { title: screen.title }

export default async function ArticlesPage({ searchParams }: PageProps<'/dashboard/admin/articles'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(ARTICLE_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, topics, works, views] = await Promise.all([
    searchArticles(query),
    listTopics(),
    listBulkWork('articles'),
    listSavedViews(ARTICLE_LIST.name),
  ])
  return (
    <ArticleList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      works={works}
      topics={topics}
      views={views}
      viewActions={listViewActions('admin', ARTICLE_LIST.name)}
      change={changeChosenArticles}
      undo={undoArticleChanges}
    />
  )
}
