'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { HomePlace } from '@/lib/catalogue/home/places'
import type { FilmOption, HomeSlot } from '@/lib/data/catalogue/home-slots'
import { ChosenFilms } from './chosen-films'
import { FilmPicker } from './film-picker'
import { type SaveSlot, usePlaceEditor } from './use-place-editor'

export type PlaceActions = {
  /** The newest films without words. */
  search: (words: string) => Promise<FilmOption[]>
  save: SaveSlot
}

type Props = { place: HomePlace; slot: HomeSlot; actions: PlaceActions }

export function PlaceEditor({ place: { title, max, ruleText }, slot, actions }: Props) {
  const editor = usePlaceEditor(slot, actions.save)
  const heading = useId()
  const { films, problem, isChanged, isSaving } = editor
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-md border bg-card p-4 sm:p-6"
    >
      <noscript>
        <p>Choosing films needs JavaScript.</p>
      </noscript>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 id={heading} className="font-medium">
            Chosen films of {title}{' '}
            <span className="text-muted-foreground tabular-nums">{`${films.length} of ${max}`}</span>
          </h3>
          {films.length === 0 ? (
            <p className="text-muted-foreground">None. Visitors see: {ruleText}</p>
          ) : (
            <ChosenFilms films={films} onMove={editor.move} onRemove={editor.remove} />
          )}
        </div>
        <FilmPicker
          search={actions.search}
          chosenIds={films.map(({ id }) => id)}
          isFull={films.length >= max}
          onAdd={editor.add}
        />
      </div>
      {problem && (
        <div role="alert" className="grid gap-3 border-l-2 border-destructive pl-4">
          <p>{problem.text}</p>
          {problem.theirs && <Theirs films={problem.theirs.films} />}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {problem?.theirs ? (
          <>
            <Button
              onClick={() => problem.theirs && editor.saveAt(problem.theirs.version)}
              aria-disabled={isSaving}
            >
              Save mine
            </Button>
            <Button variant="outline" onClick={() => problem.theirs && editor.open(problem.theirs)}>
              Take theirs
            </Button>
          </>
        ) : (
          <>
            <Button
              onClick={() => isChanged && !isSaving && editor.save()}
              aria-disabled={!isChanged || isSaving}
            >
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
            {isChanged && (
              <Button variant="outline" onClick={editor.reset}>
                Discard changes
              </Button>
            )}
          </>
        )}
        <p role="status" className="text-sm text-muted-foreground">
          {isChanged ? 'Not saved yet.' : ''}
          <span className="sr-only"> {editor.announcement}</span>
        </p>
      </div>
    </div>
  )
}

const Theirs = ({ films }: { films: FilmOption[] }) => (
  <p className="text-sm text-muted-foreground">
    Theirs: {films.length === 0 ? 'no films.' : films.map(({ title }) => title).join(', ')}
  </p>
)
