import { ScreenHeading } from '@/components/staff/headings'
import { BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import { ARTICLE_CHECK_LABELS } from '@/lib/blog/checklist'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import {
  ARTICLE_LIST,
  ARTICLE_MISSING_LABELS,
  ARTICLE_STATUS_LABELS,
  type ArticleColumn,
  type ArticleStatus,
} from '@/lib/blog/articles'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { ArticleQuery, ArticleRow } from '@/lib/data/website/article-list'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { ArticleBulkChanges } from './bulk-changes'

type Props = {
  title: string
  description?: string
  query: ArticleQuery
  page: ListPage<ArticleRow>
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  topics: string[]
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

export function ArticleList({ title, description, asOf, works, topics, change, undo, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <StaffLink href={staffPaths.newArticle()} className={buttonVariants()}>
          New article
        </StaffLink>
      </div>
      <BulkWorks
        list="articles"
        gapLabels={ARTICLE_CHECK_LABELS}
        nouns={ARTICLE_LIST.nouns}
        works={works}
        rowHref={(id) => staffPaths.article(id)}
        href={staffPaths.articles(listQueryParams(ARTICLE_LIST, props.query))}
      />
      <BulkReports action={change} undo={undo}>
        <ListScreen
          {...props}
          spec={ARTICLE_LIST}
          toRow={toListRow}
          options={{
            status: optionsFromLabels(ARTICLE_STATUS_LABELS),
            topic: topics.map((topic) => ({ value: topic, label: topic })),
            missing: optionsFromLabels(ARTICLE_MISSING_LABELS),
          }}
          hrefOf={(query) => staffPaths.articles(query)}
          exportHref={(query) => staffPaths.articleExport(query)}
          bulk={{ asOf, limit: MAX_IN_JOB, controls: <ArticleBulkChanges topics={topics} /> }}
        />
      </BulkReports>
    </div>
  )
}

export const ArticleBadge = ({ status }: { status: ArticleStatus }) => (
  <StatusBadge status={status} labels={ARTICLE_STATUS_LABELS} />
)

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>
const time = (at: string | null) => (at ? <OfficeTime at={at} className={TIME_CLASS} /> : NONE)

const toListRow = (article: ArticleRow): ListRow<ArticleColumn> => ({
  id: article.id,
  href: staffPaths.article(article.id),
  title: article.title,
  cells: {
    status: (
      <span className="flex flex-wrap gap-1.5">
        <ArticleBadge status={article.status} />
        {article.hasProblem && <Badge tone="problem">Did not go live</Badge>}
      </span>
    ),
    words: <span className="tabular-nums">{formatCount(article.words)}</span>,
    topic: article.topic ?? NONE,
    published: time(article.publishedAt),
    scheduled: time(article.publishAt),
    changed: time(article.changedAt),
    keyword: article.keyword ?? NONE,
    listed: article.isListed ? 'Yes' : 'No',
  },
})
