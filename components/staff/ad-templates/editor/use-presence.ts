import { useEffect, useState } from 'react'

export type Presence = { name: string; isSelf: boolean }

/** Names who else has the editor open, and tells that this tab has it. */
export type NotePresence = (tab: string) => Promise<Presence[]>

/** The database forgets a tab after 30 seconds. */
const EVERY_MS = 10_000

export function usePresence(note: NotePresence, leave: (tab: string) => Promise<void>): Presence[] {
  const [others, setOthers] = useState<Presence[]>([])
  useEffect(() => {
    const tab = crypto.randomUUID()
    let isCurrent = true
    const ask = async () => {
      if (document.hidden) return
      // What others do matters less than one's own work: without an answer the names stay.
      const answer = await note(tab).catch(() => null)
      if (isCurrent && answer) setOthers(answer)
    }
    void ask()
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
      void leave(tab).catch(() => null)
    }
  }, [note, leave])
  return others
}
