import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** In jsdom: what is on the page before the code comes, which takes over by `render(node, { container, hydrate: true })`. */
export function serve(node: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  // As browsers make of the attribute, and jsdom does not.
  for (const film of container.querySelectorAll<HTMLVideoElement>('video[muted]')) film.muted = true
  document.body.append(container)
  return container
}
