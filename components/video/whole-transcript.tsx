'use client'

import { useState, type MouseEvent } from 'react'

type Props = {
  href: string
  /** Paragraphs that are above already; the last of them may be cut. */
  shown: number
}

type State = { step: 'closed' | 'loading' | 'failed' } | { step: 'open'; paragraphs: string[] }

/** Without JavaScript it is a link to the text. */
export function WholeTranscript({ href, shown }: Props) {
  const [state, setState] = useState<State>({ step: 'closed' })

  async function load(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setState({ step: 'loading' })
    try {
      const response = await fetch(href)
      if (!response.ok) throw new Error(String(response.status))
      const paragraphs = (await response.text()).split('\n\n')
      setState({ step: 'open', paragraphs })
    } catch {
      setState({ step: 'failed' })
    }
  }

  if (state.step === 'open') {
    return state.paragraphs.slice(shown).map((paragraph, index) => (
      <p
        key={index}
        // The link is gone: reading goes on where it was.
        ref={index === 0 ? (element) => element?.focus() : undefined}
        tabIndex={index === 0 ? -1 : undefined}
        className="outline-none"
      >
        {paragraph}
      </p>
    ))
  }
  return (
    <p>
      <a
        href={href}
        onClick={(event) => void load(event)}
        aria-busy={state.step === 'loading'}
        className="underline underline-offset-4"
      >
        {state.step === 'loading' ? 'Loading the rest…' : 'Read the rest'}
      </a>
      {state.step === 'failed' && (
        <span role="alert" className="ml-3 text-destructive">
          The rest could not be loaded. Try again.
        </span>
      )}
    </p>
  )
}
