import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import { startHere } from './start-here'
import type { LinkChoice } from './types'

type Props = {
  /** What is selected in the text. */
  selected: string
  search: (words: string) => Promise<LinkChoice[]>
  onChoose: (text: string, href: string) => void
  onClose: () => void
}

const DELAY_MS = 200
const ADDRESS = /^(?:https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:\+?\d+|\/\S*|#\S+)$/i

/** Without a form of its own: it is opened inside one. */
export function LinkDialog({ selected, search, onChoose, onClose }: Props) {
  const titleId = useId()
  const [text, setText] = useState(selected)
  const [target, setTarget] = useState('')
  const [found, setFound] = useState<{ choices: LinkChoice[]; problem?: string } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      search(target)
        .then((choices) => isCurrent && setFound({ choices }))
        .catch((error: unknown) => isCurrent && setFound({ choices: [], problem: problemOf(error) }))
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [target, search])

  const typed = target.trim()
  const own: LinkChoice[] = ADDRESS.test(typed) ? [{ path: typed, title: typed, kind: 'This address' }] : []
  const choices = [...own, ...(found?.choices ?? [])]
  const choose = ({ path, title }: LinkChoice) => onChoose(text.trim() || title, path)
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (choices[0]) choose(choices[0])
  }

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={titleId} className="type-heading">
          Link
        </h2>
        <Field label="Text" hint="Empty: the name of the page." optional>
          {(control) => (
            <Input
              {...control}
              value={text}
              onKeyDown={onEnter}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Page or address" hint="Words of a title, or an address such as https://example.com">
          {(control) => (
            <Input
              {...control}
              ref={startHere}
              autoComplete="off"
              value={target}
              onKeyDown={onEnter}
              onChange={({ currentTarget }) => setTarget(currentTarget.value)}
            />
          )}
        </Field>
        <ul aria-label="Pages" className="-mx-2 grid max-h-72 overflow-y-auto">
          {choices.map((choice) => (
            <li key={`${choice.kind} ${choice.path}`}>
              <button
                type="button"
                onClick={() => choose(choice)}
                className="grid w-full gap-0.5 rounded-md px-2 py-2 text-left hover:bg-secondary"
              >
                <span className="[overflow-wrap:anywhere]">{choice.title}</span>
                <span className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
                  {choice.kind} · {choice.path}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-sm text-muted-foreground">
          {found?.problem ?? (found && choices.length === 0 ? 'No page has these words.' : '')}
        </p>
      </div>
    </Modal>
  )
}
