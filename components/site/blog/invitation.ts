import { storageKeys } from '@/lib/browser-storage/keys'
import { localStore } from '@/lib/browser-storage/encrypted-store'

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
  /** Milliseconds to wait after each event. */
  pause: number
  signal: AbortSignal
}

/**
 * Calls `invite` once the visitor is idle: no typing, selection, keyboard navigation, dialog, hidden tab or print
 * preview.
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

/** Local date, as in '2026-11-03'. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date())

export const wasInvitedToday = async () => (await localStore().read(storageKeys.blogInvitation)) === today()

export const storeInvitation = () => void localStore().write(storageKeys.blogInvitation, today())
