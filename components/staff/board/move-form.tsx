import { cx } from 'class-variance-authority'
import type { SubmitEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { BoardActions, BoardQuestion, BoardTarget, CardMove } from './moves'

type Card = { id: string; name: string }

type Props = {
  card: Card
  from: string
  targets: BoardTarget[]
  post: BoardActions['post']
  onMove: (move: CardMove) => void
  /** On ordered boards: the cards above it and below it, the nearest first. */
  around?: { above: string[]; below: string[] }
}

const BUTTON = buttonVariants({ variant: 'secondary', size: 'sm' })

/** Moves a card by keyboard and by touch; it posts without JavaScript, too. */
export function MoveForm({ card, from, targets, post, onMove, around }: Props) {
  const question = targets.find((target) => target.question && target.id !== from)?.question

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const to = String(data.get('to'))
    const answer = targets.find(({ id }) => id === to)?.question ? String(data.get('answer')) : undefined
    onMove({ card: card.id, from, to, ...(answer && { answer }) })
  }

  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted-foreground hover:text-foreground">
        Move<span className="sr-only"> {card.name}</span> to…
      </summary>
      <form action={post} onSubmit={submit} className="group/move mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="card" value={card.id} />
        <input type="hidden" name="from" value={from} />
        <select
          name="to"
          required
          defaultValue=""
          aria-label={`Where to move ${card.name}`}
          className={cx(fieldLook, 'h-9 flex-1 basis-36 px-2!')}
        >
          <option value="">Choose</option>
          {targets
            .filter(({ id }) => id !== from)
            .map(({ id, title, question: asks }) => (
              <option key={id} value={id} data-asks={asks ? '' : undefined}>
                {title}
              </option>
            ))}
        </select>
        {question && (
          <AnswerSelect
            question={question}
            className="hidden h-9 basis-36 px-2! group-has-[option[data-asks]:checked]/move:block"
          />
        )}
        <button type="submit" className={BUTTON}>
          Move
        </button>
      </form>
      {around && (
        <div className="mt-2 flex gap-2">
          <StepForm
            label="Up"
            {...{ card, from, post, onMove }}
            neighbors={around.above[0] ? [around.above[1], around.above[0]] : null}
          />
          <StepForm
            label="Down"
            {...{ card, from, post, onMove }}
            neighbors={around.below[0] ? [around.below[0], around.below[1]] : null}
          />
        </div>
      )}
    </details>
  )
}

type StepFormProps = Pick<Props, 'card' | 'from' | 'post' | 'onMove'> & {
  label: string
  /** The cards that it comes to stand between; null at the end of the column. */
  neighbors: [above: string | undefined, below: string | undefined] | null
}

function StepForm({ label, card, from, post, onMove, neighbors }: StepFormProps) {
  if (!neighbors) return null
  const [above, below] = neighbors
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault()
        onMove({ card: card.id, from, to: from, before: below ?? null })
      }}
    >
      <input type="hidden" name="card" value={card.id} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={from} />
      {above && <input type="hidden" name="above" value={above} />}
      {below && <input type="hidden" name="below" value={below} />}
      <button type="submit" className={BUTTON}>
        {label}
        <span className="sr-only">: {card.name}</span>
      </button>
    </form>
  )
}

type AnswerSelectProps = { question: BoardQuestion; isRequired?: boolean; className?: string }

export const AnswerSelect = ({ question, isRequired, className }: AnswerSelectProps) => (
  <select
    name="answer"
    required={isRequired}
    aria-label={question.label}
    className={cx(fieldLook, className ?? 'h-11')}
  >
    <option value="">{question.label}</option>
    {question.options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
