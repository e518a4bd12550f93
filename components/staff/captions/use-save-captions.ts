import { useEffect, useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { toast } from '@/components/ui/toast-store'
import { drafts } from '@/lib/forms/draft'
import type { SaveAction } from './caption-editor'

type Options = {
  id: string
  version: number
  content: string
  /** What the editor holds now. */
  text: string
  save: SaveAction
  /** Puts another text into the editor. */
  replace: (content: string) => void
}

type Theirs = { version: number; content: string }

const REFUSED = 'These captions no longer exist, or you don’t have permission to change them.'

/** Saves over the version that was opened, and keeps a draft that survives a reload and an expired session. */
export function useSaveCaptions({ id, version, content, text, save, replace }: Options) {
  const [saved, setSaved] = useState({ version, content, isOurs: false })
  const [problem, setProblem] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [isPending, startTransition] = useTransition()
  /** Read once, before this tab writes its own; undefined until then. */
  const [draft, setDraft] = useState<string | null>()
  const isHydrated = useHydrated()
  const key = `captions-${id}`
  const isDirty = text !== saved.content

  // The page was rendered again after a change elsewhere on it, such as an undo.
  const [pageVersion, setPageVersion] = useState(version)
  if (version !== pageVersion) {
    setPageVersion(version)
    if (version > saved.version && !isDirty) {
      setSaved({ version, content, isOurs: false })
      replace(content)
    }
  }

  if (isHydrated && draft === undefined) {
    const kept = drafts.read(key)?.values.content ?? null
    setDraft(kept === text ? null : kept)
  }

  const wasDirty = useRef(false)
  const isDraftWaiting = typeof draft === 'string'
  useEffect(() => {
    if (isDraftWaiting) return
    if (isDirty) drafts.write(key, { ticket: '', startedAt: Date.now(), values: { content: text } })
    else if (wasDirty.current) drafts.clear(key)
    wasDirty.current = isDirty
  }, [key, text, isDirty, isDraftWaiting])

  function settleDraft(taken: string | null) {
    setDraft(null)
    if (taken === null) drafts.clear(key)
    else replace(taken)
  }

  function send(over: number) {
    if (isPending) return
    setProblem(null)
    startTransition(async () => {
      const answer = await save(over, text).catch((error: unknown) => ({
        outcome: 'invalid' as const,
        problem: problemOf(error),
      }))
      startTransition(() => {
        setTheirs(answer.outcome === 'stale' ? answer : null)
        if (answer.outcome === 'invalid') setProblem(answer.problem)
        if (answer.outcome === 'refused') setProblem(REFUSED)
        if (answer.outcome !== 'saved') return
        setSaved({ version: answer.version, content: text, isOurs: true })
        setDraft(null)
        drafts.clear(key)
        toast({ title: 'Captions saved', variant: 'success' })
      })
    })
  }

  return {
    isDirty,
    isPending,
    problem,
    hasSaved: saved.isOurs,
    save: () => isDirty && send(saved.version),
    draft:
      typeof draft !== 'string' ? null : { take: () => settleDraft(draft), drop: () => settleDraft(null) },
    theirs: theirs && {
      overwrite: () => send(theirs.version),
      take() {
        setSaved({ ...theirs, isOurs: false })
        setTheirs(null)
        replace(theirs.content)
      },
    },
  }
}

export type Saving = ReturnType<typeof useSaveCaptions>
