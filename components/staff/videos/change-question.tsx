import { Appearances } from '@/components/staff/record/appearances'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ChangeQuestion } from '@/lib/catalogue/video-changes'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'

type Props = {
  question: ChangeQuestion
  send: (formData: FormData) => void
}

/** Names the public pages before they lose videos. It keeps the choice, because the form of the list is made anew. */
export function ChangeQuestionView({ question, send }: Props) {
  const { label, change, ids, all, pages, query, asOf } = question
  const videos = countOf(all ?? ids.length, 'video', 'videos')
  return (
    <section
      aria-label="Before the change"
      className="grid gap-3 rounded-md border border-destructive bg-card p-4"
    >
      <p role="status" className="font-medium">
        {label}: {videos}. Nothing is changed yet.
      </p>
      <Appearances
        pages={pages}
        title="Pages that show these videos now:"
        none={all ? 'These are too many to name the pages that show them.' : ''}
      />
      <form action={send} className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {all && <input type="hidden" name="all" value={all} />}
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="asOf" value={asOf} />
        <input type="hidden" name="change" value={change} />
        <button
          type="submit"
          name="isConfirmed"
          value="yes"
          className={buttonVariants({ variant: 'destructive', size: 'sm' })}
        >
          {label} {videos}
        </button>
        <a
          href={staffPaths.videoGallery(new URLSearchParams(query))}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Cancel
        </a>
      </form>
    </section>
  )
}
