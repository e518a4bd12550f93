import { toast } from '@/components/ui/toast-store'
import { listTypedForms } from './typed-forms'

/** Drafts of a tab outlive its pages, but neither the tab nor the sign-in. */
export type Leaving = 'page' | 'tab'

export type Destination = { href: string; replace?: boolean; scroll?: boolean } | { go: () => void }

export type Unsaved = { text: string; isKept: boolean }

type Question = { text: string; to: Destination }

const UNSAVED = 'What you changed here is not saved.'

const entries = new Set<Unsaved>()
const listeners = new Set<() => void>()
let question: Question | null = null
/** Somebody has chosen to leave, and has typed nothing since. */
let hasLeft = false

function ask(next: Question | null) {
  question = next
  listeners.forEach((listener) => listener())
}

const listUnsaved = (): Unsaved[] =>
  hasLeft ? [] : [...entries, ...listTypedForms().map(({ isKept }) => ({ text: UNSAVED, isKept }))]

/** Also when only the place on the page differs. */
export const isSamePage = (href: string) => {
  const { origin, pathname, search } = new URL(href, location.href)
  return origin === location.origin && pathname === location.pathname && search === location.search
}

/** One guard for the whole portal: what would be lost, and the question before that. */
export const leaveGuard = {
  /** Returns a function that takes it out. */
  add(entry: Unsaved): () => void {
    entries.add(entry)
    return () => entries.delete(entry)
  },
  /** What would be lost; null when nothing. */
  lossBy: (leaving: Leaving): string | null =>
    listUnsaved().find(({ isKept }) => leaving === 'tab' || !isKept)?.text ?? null,
  /** True when the person is asked first, and may go there later. */
  holds(to: Destination, leaving: Leaving = 'page'): boolean {
    if ('href' in to && isSamePage(to.href)) return false
    const text = leaveGuard.lossBy(leaving)
    if (text) ask({ text, to })
    else if (leaving === 'page' && listUnsaved().length > 0) {
      toast({ title: 'Not saved yet', description: 'What you typed is kept until you close this tab.' })
    }
    return text !== null
  },
  stay: () => ask(null),
  /** The place to go to; null when nobody is asked any more, as after a second click. */
  leave(): Destination | null {
    const to = question?.to ?? null
    if (to) hasLeft = true
    ask(null)
    return to
  },
  arm() {
    hasLeft = false
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getQuestion: () => question,
}
