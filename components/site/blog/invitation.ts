import { storageKeys } from '@/lib/browser-storage/keys'
import { localStore } from '@/lib/browser-storage/encrypted-store'

/** Whatever may end what the visitor is busy with, or show that it goes on. */
const ACTIVITY_EVENTS = ['focusin', 'focusout', 'selectionchange', 'visibilitychange', 'close'] as const

const FIELDS = 'input, textarea, select, [contenteditable]'

function isBusy(): boolean {
  if (document.hidden || document.querySelector('dialog:modal') || matchMedia('print').matches) return true
  if (getSelection()?.isCollapsed === false) return true
  const focused = document.activeElement
  if (focused?.matches(FIELDS)) return true
  return Boolean(focused?.closest('article') && focused.matches(':focus-visible'))
}

type Waiting = {
  invite: () => Promise<void>
  /** Milliseconds that the visitor is left alone after each of these. */
  pause: number
  signal: AbortSignal
}

/**
 * Calls `invite` once, as soon as the visitor is free: not while they type, hold a selection, move through the article by
 * keyboard, or look at another dialog, another tab or a print preview.
 */
export function inviteWhenIdle({ invite, pause, signal }: Waiting): void {
  const done = new AbortController()
  let timer: number | undefined
  const attempt = () => {
    if (signal.aborted || isBusy()) return
    done.abort()
    void invite()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(attempt, pause)
  }
  const until = { signal: AbortSignal.any([signal, done.signal]), capture: true }
  for (const type of ACTIVITY_EVENTS) document.addEventListener(type, wait, until)
  attempt()
}

/** The visitor's own day, as in '2026-11-03'. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** In any tab. Where the browser keeps nothing: never. */
export const wasInvitedToday = async () => (await localStore().read(storageKeys.blogInvitation)) === today()

export const rememberInvitation = () => void localStore().write(storageKeys.blogInvitation, today())
