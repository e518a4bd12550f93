import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import { HOME_PLACES, type HomePlace } from '@/lib/catalogue/home/places'
import type { HomeFilm, HomeFilms } from '@/lib/data/catalogue/home-films'
import type { HomeSlot } from '@/lib/data/catalogue/home-slots'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PlaceEditor, type PlaceActions } from './place-editor'

type HomePlacesProps = {
  slots: HomeSlot[]
  /** What visitors see at each place. */
  shown: HomeFilms
  /** The slot that is being changed. */
  openId: string | null
  actions: PlaceActions
  history: ReactNode
}

export function HomePlaces({ slots, shown, openId, actions, history }: HomePlacesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] divide-y border-y">
      {HOME_PLACES.map((place) => {
        const slot = slots.find((candidate) => candidate.place === place.id)
        if (!slot) return null
        const isOpen = slot.id === openId
        return (
          <section
            key={place.id}
            id={place.id}
            aria-labelledby={`${place.id}-title`}
            className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-5 py-6"
          >
            <PlaceHeading place={place} slot={slot} isOpen={isOpen} />
            <ShownFilms place={place} slot={slot} films={shown[place.id]} />
            {isOpen && (
              <>
                <PlaceEditor place={place} slot={slot} actions={actions} />
                {history}
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

const pageOf = ({ id }: HomePlace) =>
  id === 'portfolio' ? { href: paths.videos(), name: 'Portfolio' } : { href: paths.home(), name: 'Home page' }

type PlaceHeadingProps = { place: HomePlace; slot: HomeSlot; isOpen: boolean }

function PlaceHeading({ place, slot, isOpen }: PlaceHeadingProps) {
  const page = pageOf(place)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 id={`${place.id}-title`} className="type-heading">
          {place.title}
        </h2>
        <p className="text-sm text-muted-foreground">
          {slot.films.length === 0 ? place.ruleText : countText(place, slot)}{' '}
          <a href={page.href} target="_blank" rel="noopener" className="underline underline-offset-4">
            As visitors see it: {page.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
      <StaffLink
        href={
          isOpen
            ? `${staffPaths.homePage()}#${place.id}`
            : `${staffPaths.homePage({ slot: slot.id })}#${place.id}`
        }
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {isOpen ? 'Close' : 'Change'}
        <span className="sr-only"> {place.title}</span>
      </StaffLink>
    </div>
  )
}

function countText({ max, isFilled, ruleText }: HomePlace, { films }: HomeSlot): string {
  const chosen = `${films.length} of ${isFilled ? '' : 'at most '}${max} chosen.`
  return isFilled && films.length < max ? `${chosen} The rest: ${lowerFirst(ruleText)}` : chosen
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type ShownFilmsProps = { place: HomePlace; slot: HomeSlot; films: HomeFilm[] }

function ShownFilms({ place, slot, films }: ShownFilmsProps) {
  const hidden = slot.films.filter(({ status }) => status !== 'published').length
  return (
    <>
      {hidden > 0 && (
        <p className="border-l-2 border-primary pl-4 text-sm">
          {hidden === 1 ? '1 chosen film is' : `${hidden} chosen films are`} not published. A film of the rule
          stands in, where there is one.
        </p>
      )}
      {films.length === 0 ? (
        <p className="text-muted-foreground">
          {place.id === 'portfolio'
            ? 'Nothing selected: filled automatically.'
            : 'Visitors see no films here.'}
        </p>
      ) : (
        <ul
          tabIndex={0}
          aria-label={`${place.title}, as visitors see it`}
          className="flex snap-x gap-3 overflow-x-auto pb-2"
        >
          {films.map(({ film, isChosen }) => (
            <li key={film.slug} className="grid w-36 shrink-0 snap-start content-start gap-1.5 text-sm">
              <span className="relative block aspect-[384/224] overflow-hidden rounded-sm bg-muted">
                <VideoThumbnail thumbnail={film.thumbnail} sizes="144px" />
              </span>
              <span className="line-clamp-2">{film.title}</span>
              {!isChosen && <Badge className="justify-self-start">By rule</Badge>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
