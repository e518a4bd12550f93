import type { TemplateDocument } from './document'

/** The draft as somebody else has saved it. `author` is null when it is unknown. */
type TheirDraft = { version: number; document: TemplateDocument; author: string | null }

export type SaveAnswer =
  | { outcome: 'saved'; version: number }
  | { outcome: 'conflict'; theirs: TheirDraft }
  | { outcome: 'failed'; problem: string }

export type SaveDraft = (madeFrom: number, document: TemplateDocument) => Promise<SaveAnswer>

export type SaveState =
  | { status: 'saved' | 'waiting' | 'saving' }
  /** Tries again by itself. */
  | { status: 'failed'; problem: string }
  /** Saves nothing until somebody has chosen. */
  | { status: 'conflict'; theirs: TheirDraft }

const PAUSE_MS = 800
const RETRY_MS = 5000

/** Saves the newest document shortly after each change, one save at a time. `version` is that of the draft at the start. */
export function createDraftSaver(document: TemplateDocument, version: number, save: SaveDraft) {
  let state: SaveState = { status: 'saved' }
  let latest = document
  let saved = document
  let madeFrom = version
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void start(), milliseconds)
  }

  async function send() {
    const sent = latest
    set({ status: 'saving' })
    const answer = await save(madeFrom, sent)
    switch (answer.outcome) {
      case 'saved':
        madeFrom = answer.version
        saved = sent
        set({ status: latest === sent ? 'saved' : 'waiting' })
        if (latest !== sent) wait(PAUSE_MS)
        return
      case 'conflict':
        return set({ status: 'conflict', theirs: answer.theirs })
      case 'failed':
        set({ status: 'failed', problem: answer.problem })
        return wait(RETRY_MS)
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    running ??= send().finally(() => (running = null))
    return running
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What should be saved from now on. */
    offer(changed: TemplateDocument) {
      if (changed === latest) return
      latest = changed
      if (running || state.status === 'conflict') return
      if (latest === saved) {
        clearTimeout(timer)
        return set({ status: 'saved' })
      }
      set({ status: 'waiting' })
      wait(PAUSE_MS)
    },
    /** Saves at once. Answers the version of the saved draft; null when it could not be saved. */
    async flush(): Promise<number | null> {
      if (running) await running
      while (latest !== saved && state.status !== 'conflict') {
        await start()
        if (state.status === 'failed') return null
      }
      return latest === saved ? madeFrom : null
    },
    /** In a conflict: goes on from theirs. */
    takeTheirs() {
      if (state.status !== 'conflict') return
      madeFrom = state.theirs.version
      latest = saved = state.theirs.document
      set({ status: 'saved' })
    },
    /** In a conflict: saves over theirs. */
    keepMine() {
      if (state.status !== 'conflict') return
      madeFrom = state.theirs.version
      void start()
    },
    stop: () => clearTimeout(timer),
  }
}
