import { useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { FilmPicker } from '@/components/staff/home-page/film-picker'
import type { Ground, PictureRef } from '@/lib/ads/templates/document'
import type { EditorAction } from '@/lib/ads/templates/editor-state'
import type { FilmOption } from '@/lib/data/catalogue/home-slots'
import { type GroundKind, GroundPanel } from './ground-panel'
import { type PictureUploads, UploadedPicture } from './sample-picture'

export type FilmChoice = {
  search: (words: string) => Promise<FilmOption[]>
  /** The picture that static ads show. */
  poster: (videoId: string) => Promise<{ problem: string } | { problem: null; poster: PictureRef }>
}

type Props = {
  ground: Ground
  /** Of motion ads. */
  seconds: number
  dispatch: (action: EditorAction) => void
  uploads: PictureUploads
  films: FilmChoice
}

const MIDDLE = { x: 50, y: 50 }
/** Percent: enough for white text on most pictures. */
const SHADE = 30
const NIGHT = '#14110f'
const CHOOSE = { label: 'Choose a film', add: 'Choose' }

export function GroundEditor({ ground, seconds, dispatch, uploads, films }: Props) {
  /** A kind that was chosen, and has nothing to show yet. */
  const [wanted, setWanted] = useState<GroundKind | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [, startTransition] = useTransition()
  const kind = wanted ?? ground.kind
  const change = (changed: Ground, streak?: string) => {
    setWanted(null)
    dispatch({ do: 'ground', ground: changed, streak })
  }

  const takeFilm = ({ id }: FilmOption) =>
    startTransition(async () => {
      const answer = await films.poster(id).catch((error: unknown) => ({ problem: problemOf(error) }))
      setProblem(answer.problem)
      if (answer.problem !== null || !('poster' in answer)) return
      change({
        kind: 'film',
        videoId: id,
        poster: answer.poster,
        from: 0,
        to: seconds,
        focal: MIDDLE,
        shade: SHADE,
      })
    })

  return (
    <GroundPanel
      ground={ground}
      kind={kind}
      onKind={(next) => {
        if (next === 'color' && ground.kind !== 'color') change({ kind: 'color', color: NIGHT })
        else setWanted(next === ground.kind ? null : next)
      }}
      onChange={(changed) => change(changed, 'ground')}
      onRest={() => dispatch({ do: 'end-streak' })}
    >
      {kind === 'picture' && (
        <UploadedPicture
          picture={ground.kind === 'picture' ? ground.picture : null}
          uploads={uploads}
          onChange={(picture) => change({ kind: 'picture', picture, focal: MIDDLE, shade: SHADE })}
        />
      )}
      {kind === 'film' && (
        <FilmPicker
          search={films.search}
          chosenIds={ground.kind === 'film' ? [ground.videoId] : []}
          isFull={false}
          words={CHOOSE}
          onAdd={takeFilm}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
    </GroundPanel>
  )
}
