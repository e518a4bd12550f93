import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Renders server HTML in jsdom; hydrate it with `render(node, { container, hydrate: true })`. */
export function serve(node: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  for (const film of container.querySelectorAll<HTMLVideoElement>('video[muted]')) film.muted = true
  document.body.append(container)
  return container
}
