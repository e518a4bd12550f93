import { useEffect, useId, useState } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { FilmOption } from '@/lib/data/catalogue/home-slots'
import { FilmNames, FilmPicture } from './chosen-films'

type Props = {
  search: (words: string) => Promise<FilmOption[]>
  chosenIds: string[]
  isFull: boolean
  onAdd: (film: FilmOption) => void
  words?: { label: string; add: string }
}

const PAUSE_MS = 250

type Found = { words: string; films: FilmOption[]; problem: string | null }

/** The newest films at first; then what was found for the words. Null while nothing has arrived. */
function useFoundFilms(search: Props['search'], words: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const answer = await search(words).then(
        (films): Found => ({ words, films, problem: null }),
        (error: unknown): Found => ({ words, films: [], problem: problemOf(error) }),
      )
      if (isCurrent) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), words === '' ? 0 : PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, words])
  return found
}

const ADD = { label: 'Add a film', add: 'Add' }

export function FilmPicker({ search, chosenIds, isFull, onAdd, words: { label, add } = ADD }: Props) {
  const field = useId()
  const [text, setText] = useState('')
  const words = text.trim()
  const found = useFoundFilms(search, words)
  const isSearching = found?.words !== words
  return (
    <div className="grid content-start gap-3" aria-busy={isSearching}>
      <label htmlFor={field} className="font-medium">
        {label}
      </label>
      <Input
        id={field}
        type="search"
        value={text}
        maxLength={200}
        placeholder="Name"
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="h-11!"
      />
      <p role="status" className="text-sm text-muted-foreground">
        {isFull ? 'All places are taken. Remove a film to add another one.' : statusText(found, isSearching)}
      </p>
      {found?.problem && (
        <p role="alert" className="text-sm text-destructive">
          {found.problem}
        </p>
      )}
      <ul className="grid max-h-96 gap-2 overflow-y-auto" tabIndex={0} aria-label="Found films">
        {found?.films.map((film) => {
          const isChosen = chosenIds.includes(film.id)
          return (
            <li key={film.id} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3">
              <FilmPicture film={film} />
              <FilmNames film={film} />
              <Button
                variant="outline"
                size="sm"
                aria-disabled={isChosen || isFull}
                onClick={() => {
                  if (!isChosen && !isFull) onAdd(film)
                }}
              >
                {isChosen ? 'Chosen' : add}
                <span className="sr-only"> {film.title}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function statusText(found: Found | null, isSearching: boolean): string {
  if (!found || isSearching) return 'Searching…'
  if (found.words === '') return 'The newest films. Type to find others.'
  return found.films.length === 0
    ? 'No films match.'
    : `${found.films.length === 1 ? '1 film' : `${found.films.length} films`} found`
}
