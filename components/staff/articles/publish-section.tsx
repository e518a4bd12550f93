import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import { ARTICLE_CHECK_LABELS, ARTICLE_CHECKS, type ArticleCheck } from '@/lib/blog/checklist'
import type { ArticleRecord } from '@/lib/data/website/article-record'
import type { Action } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { ArticleBadge } from './article-list'
import { StatusForm } from './status-form'

type Props = {
  article: ArticleRecord
  gaps: readonly ArticleCheck[]
  brokenLinks: readonly string[]
  change: Action
  /** Null where this person may not delete articles. */
  remove: (() => Promise<void>) | null
  /** When it goes live, as the field shows it. */
  publishAt: string
}

export function PublishSection({ article, gaps, brokenLinks, change, remove, publishAt }: Props) {
  const { status, slug, problem } = article
  return (
    <SidebarSection id="publish" title="Publish">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ArticleBadge status={status} />
        <span className="text-sm text-muted-foreground">
          {status === 'published' && 'Visitors see it.'}
          {status === 'draft' && 'Only staff see it.'}
          {status === 'scheduled' && article.publishAt && (
            <>
              Goes live automatically on <OfficeTime at={article.publishAt} /> in Detroit.
            </>
          )}
        </span>
      </p>
      {problem.length > 0 && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          It was due and did not go live. It lacked:{' '}
          {problem.map((check) => ARTICLE_CHECK_LABELS[check]).join(', ')}.
        </p>
      )}
      <ul aria-label="Checklist" className="grid gap-1 text-sm">
        {ARTICLE_CHECKS.map((check) => (
          <Check key={check} check={check} isDone={!gaps.includes(check)} />
        ))}
      </ul>
      {brokenLinks.length > 0 && (
        <ul aria-label="Broken links" className="grid gap-1 pl-5 text-sm text-muted-foreground">
          {brokenLinks.map((path) => (
            <li key={path} className="font-mono [overflow-wrap:anywhere]">
              {path}
            </li>
          ))}
        </ul>
      )}
      {status === 'published' && (
        <StaffLink
          href={paths.post(slug)}
          className="justify-self-start py-1 text-sm underline underline-offset-4"
        >
          Open its page
        </StaffLink>
      )}
      <StatusForm status={status} isComplete={gaps.length === 0} action={change} publishAt={publishAt} />
      {status === 'draft' && remove && (
        <DeleteRecord what="this draft" remove={remove}>
          “{article.values.title}” is deleted. You can undo this from its page.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}

const Check = ({ check, isDone }: { check: ArticleCheck; isDone: boolean }) => (
  <li className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
    <span
      aria-hidden="true"
      className={isDone ? 'font-semibold text-success' : 'font-semibold text-destructive'}
    >
      {isDone ? '✓' : '✕'}
    </span>
    <span>
      {ARTICLE_CHECK_LABELS[check]}
      <span className="sr-only">: {isDone ? 'done' : 'needed'}</span>
    </span>
  </li>
)
