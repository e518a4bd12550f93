import { requireArea } from '@/lib/auth/session'
import { ARTICLE_LIST, ARTICLE_STATUS_LABELS, type ArticleColumn } from '@/lib/blog/articles'
import { type ArticleRow, exportArticles } from '@/lib/data/website/article-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<ArticleColumn, (article: ArticleRow) => string> = {
  title: ({ title }) => title,
  status: ({ status }) => ARTICLE_STATUS_LABELS[status],
  words: ({ words }) => String(words),
  topic: ({ topic }) => topic ?? '',
  published: ({ publishedAt }) => publishedAt ?? '',
  scheduled: ({ publishAt }) => publishAt ?? '',
  changed: ({ changedAt }) => changedAt,
  keyword: ({ keyword }) => keyword ?? '',
  listed: ({ isListed }) => (isListed ? 'Yes' : 'No'),
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.articles())
  return exportList(ARTICLE_LIST, request, { read: exportArticles, values: VALUES })
}
