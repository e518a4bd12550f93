'use client'

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { Input } from '@/components/ui/input'

const DEBOUNCE_MS = 150

type Props = Omit<ComponentProps<'input'>, 'list' | 'onInput'> & {
  /** Answers a JSON list of texts; the typed text is appended. */
  source: string
}

/** A text field that offers completions. Without them, and without JavaScript, it is a plain text field. */
export function SuggestInput({ source, ...props }: Props) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<string[]>([])

  useEffect(() => {
    if (typed.trim() === '') return
    const stop = new AbortController()
    const ask = async () => {
      const response = await fetch(source + encodeURIComponent(typed), { signal: stop.signal })
      if (response.ok) setSuggestions((await response.json()) as string[])
    }
    const timer = setTimeout(() => void ask().catch(() => setSuggestions([])), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, source])

  return (
    <>
      <Input
        {...props}
        list={listId}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
