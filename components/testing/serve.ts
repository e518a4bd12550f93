import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** In jsdom: what is on the page before the code comes, which takes over by `render(node, { container, hydrate: true })`. */
export function serve(node: ReactNode): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  document.body.append(container)
  return container
}
