import { STAFF_LINK_EVENT } from '@/components/staff/staff-link'
import { type Destination, isSamePage, leaveGuard } from './leave-guard'

/** A link that replaces the page, which the router does not follow. */
function pageLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.download || !['', '_self'].includes(link.target)) return null
  return /^https?:$/.test(link.protocol) && !isSamePage(link.href) ? link : null
}

/**
 * All ways to leave a page, except those of scripts, which ask the guard themselves. A form with `data-leaves` leaves the page, or with 'tab' signs out.
 * Returns a function that stops.
 */
export function watchLeaving(onSignOut: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** A link keeps the tab, and the drafts in it. */
  let followsLink = false

  addEventListener(
    STAFF_LINK_EVENT,
    (event) => {
      if (leaveGuard.holds((event as CustomEvent<Destination>).detail)) event.preventDefault()
    },
    { signal },
  )
  addEventListener(
    'click',
    (event) => {
      const link = pageLink(event)
      const isHeld = link !== null && leaveGuard.holds({ go: () => link.click() })
      if (isHeld) event.preventDefault()
      followsLink = link !== null && !isHeld
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      if (leaveGuard.lossBy(followsLink ? 'page' : 'tab')) event.preventDefault()
    },
    { signal },
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.dataset.leaves === undefined) return
      const leaving = form.dataset.leaves === 'tab' ? 'tab' : 'page'
      if (leaveGuard.holds({ go: () => form.requestSubmit(submitter) }, leaving)) {
        event.preventDefault()
        event.stopPropagation()
      } else if (leaving === 'tab') onSignOut()
    },
    { signal, capture: true },
  )
  addEventListener('input', () => leaveGuard.arm(), { signal, capture: true })
  // Back and forward within the portal. Browsers without it go, as they always did.
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return
      const { key } = event.destination
      const go = () => void navigation.traverseTo(key).finished?.catch(() => undefined)
      if (leaveGuard.holds({ go })) event.preventDefault()
    },
    { signal },
  )
  return () => listening.abort()
}
