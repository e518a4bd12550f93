import { cx } from 'class-variance-authority'
import type { FormAction } from '@/lib/forms/form-state'
import type { QuoteComment } from '@/lib/quotes/record'
import { site } from '@/lib/content/site'
import { COMPANY_ZONE, htmlTime, momentIn } from '@/lib/time/in-zone'
import { QuestionForm } from './question-form'

const ourTime = momentIn(COMPANY_ZONE)

type Props = { comments: readonly QuoteComment[]; action: FormAction; name: string; contactEmail: string }

export function Questions({ comments, ...form }: Props) {
  return (
    <section aria-label="Questions" className={cx('grid gap-6', comments.length === 0 && 'print:hidden')}>
      <h2 className="border-b pb-2 font-display text-2xl font-semibold">Questions</h2>
      {comments.length > 0 && (
        <ol className="grid gap-6">
          {comments.map(({ id, author, name, body, at }) => (
            <li
              key={id}
              className={author === 'staff' ? 'border-l-2 border-primary pl-4' : 'border-l-2 pl-4'}
            >
              <p className="text-sm wrap-anywhere text-muted-foreground">
                <span className="font-medium text-foreground">
                  {author === 'staff' ? `${name ?? ''} ${name ? 'of ' : ''}${site.name}`.trim() : 'You'}
                </span>
                , <time dateTime={htmlTime(at)}>{ourTime(at)}</time>
              </p>
              <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
      <QuestionForm key={comments.length} {...form} />
    </section>
  )
}
