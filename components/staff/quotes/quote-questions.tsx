import { randomUUID } from 'node:crypto'
import { OfficeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { QuotePerson } from '@/lib/data/quotes/quote-list'
import type { StaffQuote } from '@/lib/data/quotes/quote-record'

type QuoteQuestionsProps = {
  comments: StaffQuote['comments']
  people: QuotePerson[]
  /** Null where nobody could read an answer, and for those who read only. Nothing is answered before somebody asks. */
  answer: ((formData: FormData) => Promise<void>) | null
}

export function QuoteQuestions({ comments, people, answer }: QuoteQuestionsProps) {
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="quote-questions" className="grid gap-5">
      <h2 id="quote-questions" className="type-heading">
        Questions and answers
      </h2>
      <ol className="grid gap-3">
        {comments.map((comment) => (
          <li
            key={comment.id}
            className={`grid gap-1 rounded-md border p-4 ${comment.author === 'client' ? 'bg-card' : 'ml-6 bg-secondary'}`}
          >
            <p className="text-sm text-muted-foreground">
              {comment.author === 'client'
                ? 'The client'
                : (people.find(({ id }) => id === comment.authorId)?.name ?? 'Our team')}
              , <OfficeTime at={comment.at} />
            </p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{comment.body}</p>
          </li>
        ))}
      </ol>
      {answer && (
        // A stored answer begins a new form.
        <form key={comments.length} action={answer} className="grid gap-3">
          <input type="hidden" name="comment" value={randomUUID()} />
          <Field label="Your answer" hint="The client reads it on the page of the quote and gets it by mail.">
            {(control) => <Textarea {...control} name="answer" rows={3} required maxLength={2000} />}
          </Field>
          <Button type="submit" variant="outline" className="justify-self-start">
            Send answer
          </Button>
        </form>
      )}
    </section>
  )
}
