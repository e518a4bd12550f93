import type { ReactNode } from 'react'
import type { VideoLayout } from '@/lib/video/layout'

/* Limited by the viewport's height, so that film and title are visible together. */
const WIDTHS =
  'has-data-[layout=landscape]:max-w-[min(72rem,calc(60svh*16/9))] has-data-[layout=portrait]:max-w-[58rem] has-data-[layout=square]:max-w-[68rem]'
const COLUMNS =
  'md:has-data-[layout=portrait]:grid-cols-[minmax(0,calc(80svh*9/16))_minmax(20rem,1fr)] md:has-data-[layout=square]:grid-cols-[minmax(0,70svh)_minmax(20rem,1fr)]'

/** Film and text of a film. Its shape depends on `data-layout` of the frame in it. */
export const FILM_ARTICLE = `group mx-auto mb-auto grid w-full bg-card sm:my-auto ${WIDTHS} ${COLUMNS}`

export const FILM_TEXT =
  'grid content-start gap-x-12 gap-y-8 p-6 sm:p-8 md:group-has-data-[layout=landscape]:grid-cols-2 lg:p-10'

/** Of the dialog, and of what stands in its place before it is there. */
export const FILM_DIALOG =
  'fixed inset-0 z-50 m-0 size-full max-h-none max-w-none grid-rows-[auto_1fr] overflow-x-hidden overflow-y-auto overscroll-contain bg-background/95 text-foreground sm:px-6 sm:pb-6'

export const CLOSE_BAR = 'pointer-events-none sticky top-0 z-10 flex justify-end p-2 sm:px-0'

export const CLOSE =
  'pointer-events-auto grid size-11 place-items-center border bg-background transition-colors hover:border-foreground'

/** Limited by the viewport's height, so that the controls stay visible. */
const SHAPES: Record<VideoLayout, [frame: string, picture: string]> = {
  landscape: ['w-full', 'aspect-video'],
  square: ['w-[min(100%,70svh)]', 'aspect-square'],
  portrait: ['w-[min(100%,calc(80svh*9/16))]', 'aspect-9/16'],
}

/** Where the controls will be, once their code is there. */
export const PLAYER_BAR_SPACE = <div className="h-17 noscript:hidden" />

type PlayerFrameProps = {
  layout: VideoLayout
  children: ReactNode
  /** Of a film of ours. */
  bar?: ReactNode
}

export function PlayerFrame({ layout, children, bar }: PlayerFrameProps) {
  const [frame, picture] = SHAPES[layout]
  return (
    <div data-player data-layout={layout} className={`relative mx-auto bg-black ${frame}`}>
      <div
        className={`relative overflow-hidden in-[:fullscreen]:aspect-auto in-[:fullscreen]:h-full ${picture}`}
      >
        {children}
      </div>
      {bar}
    </div>
  )
}

export type FilmPreview = {
  /** May be empty. */
  title: string
  /** Address of a picture that the browser has already. */
  picture?: string | null
  /** Null: not known yet, drawn as landscape. */
  layout: VideoLayout | null
}

/** What stands in the place of a film until its data are there. */
export function FilmPreview({ title, picture, layout }: FilmPreview) {
  return (
    <div className={FILM_ARTICLE}>
      <PlayerFrame layout={layout ?? 'landscape'} bar={PLAYER_BAR_SPACE}>
        {picture && (
          <picture>
            <img src={picture} alt="" className="absolute inset-0 size-full object-contain" />
          </picture>
        )}
      </PlayerFrame>
      <div className={FILM_TEXT}>
        <p className="type-title">{title}</p>
      </div>
    </div>
  )
}
