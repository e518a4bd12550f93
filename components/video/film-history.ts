import { previousAddress } from '@/components/site/previous-address'

/** What the history's entries know about films. It survives a reload, in every browser. */
type Entry = {
  /** Of a film: one step back is the page that it was opened over. */
  isOverPage?: true
  /** Of a page: pixels from its top, while a film is open over it. */
  filmScroll?: number
}

const entry = () => (history.state ?? {}) as Entry

const change = (changed: Entry) => history.replaceState({ ...history.state, ...changed }, '')

/** The film that a click opens now. */
let opening: string | null = null
/** The film that was closed before it was there. */
let dismissed: string | null = null

export function startOpening(path: string): void {
  opening = path
  dismissed = null
  change({ filmScroll: scrollY })
}

export function dismissOpening(path: string): void {
  opening = null
  dismissed = path
}

export function markOverPage(): void {
  change({ isOverPage: true })
}

/** A click before the scripts ran loaded the film as a page of its own; the page with the link is one step back. */
const isAfterLink = () => document.referrer !== '' && previousAddress()?.split('#')[0] === document.referrer

export const isOverPage = () => entry().isOverPage === true || isAfterLink()

/** True once after a click on a link to the film. */
export function takeOpening(path: string): boolean {
  const isOpening = opening === path
  if (isOpening) opening = null
  return isOpening
}

/** True once after the visitor closed the film before it was there. */
export function takeDismissal(path: string): boolean {
  const isDismissed = dismissed === path
  if (isDismissed) dismissed = null
  return isDismissed
}

/** Where the page stood when a film was opened over it; null when none was. */
export function takeFilmScroll(): number | null {
  const { filmScroll } = entry()
  if (filmScroll === undefined) return null
  change({ filmScroll: undefined })
  return filmScroll
}
