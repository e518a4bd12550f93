import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { AnswerSelect } from './move-form'
import type { BoardQuestion } from './moves'

type Props = {
  title: string
  question: BoardQuestion
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** After a card was dropped on a column that asks something. Closing it leaves the card where it was. */
export function AnswerDialog({ title, question, onAnswer, onClose }: Props) {
  const heading = useId()
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(String(new FormData(event.currentTarget).get('answer')))
        }}
        className="grid gap-5"
      >
        <h2 id={heading} className="pr-10 type-heading">
          {title}
        </h2>
        <label className="grid gap-2">
          {question.label}
          <AnswerSelect question={question} isRequired />
        </label>
        <Button type="submit" className="justify-self-start">
          Move
        </Button>
      </form>
    </Modal>
  )
}
