import { useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { toast } from '@/components/ui/toast-store'
import type { FilmOption, HomeSlot, SavedSlot } from '@/lib/data/catalogue/home-slots'
import { isSameOrder, moveTo } from '@/lib/list/order'

export type SaveSlot = (id: string, version: number, videoIds: string[]) => Promise<SavedSlot>

type Problem = { text: string; theirs?: { version: number; films: FilmOption[] } }

const UNSAVED = { text: 'These films are not saved yet.' }

const idsOf = (films: readonly FilmOption[]) => films.map(({ id }) => id)

/** The films as they are being arranged, saved against the version that they were opened with. */
export function usePlaceEditor(slot: HomeSlot, save: SaveSlot) {
  const [opened, setOpened] = useState({ version: slot.version, films: slot.films })
  const [films, setFilms] = useState(slot.films)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isSaving, startTransition] = useTransition()
  const isChanged = !isSameOrder(idsOf(films), idsOf(opened.films))

  const open = (next: { version: number; films: FilmOption[] }) => {
    setOpened(next)
    setFilms(next.films)
    setProblem(null)
  }
  // An undo or a colleague's change arrived with a refreshed page.
  if (slot.version > opened.version && !isChanged && !isSaving && !problem) {
    open({ version: slot.version, films: slot.films })
  }

  useLeaveGuard(isChanged, UNSAVED)

  const arrange = (next: FilmOption[], text: string) => {
    setFilms(next)
    setAnnouncement(text)
  }

  const saveAt = (version: number) =>
    startTransition(async () => {
      const sent = films
      const result = await save(slot.id, version, idsOf(sent)).catch((error: unknown) => problemOf(error))
      startTransition(() => {
        if (typeof result === 'string') return setProblem({ text: result })
        if (result.status === 'refused')
          return setProblem({ text: 'Not saved: you can’t change this, or it no longer exists.' })
        if (result.status === 'stale')
          return setProblem({ text: 'Someone else changed these films.', theirs: result })
        open({ version: result.version, films: sent })
        toast({ title: 'Films saved', description: 'Visitors see them now.', variant: 'success' })
      })
    })

  return {
    films,
    problem,
    announcement,
    isChanged,
    isSaving,
    open,
    saveAt,
    save: () => saveAt(opened.version),
    reset: () => open(opened),
    add: (film: FilmOption) => arrange([...films, film], `${film.title} added, place ${films.length + 1}`),
    remove: ({ id, title }: FilmOption) =>
      arrange(
        films.filter((film) => film.id !== id),
        `${title} removed`,
      ),
    move({ id, title }: FilmOption, index: number) {
      const order = moveTo(idsOf(films), id, index)
      const sorted = films.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      arrange(sorted, `${title} moved to place ${index + 1} of ${films.length}`)
    },
  }
}
