import 'react-dom/client'

/**
 * Parts the evaluation of React, which the import above begins, from the hydration. Before Next hydrates, it adds the scripts of this
 * list to the page, which are those of `beforeInteractive`. After one without an address it waits for the next task.
 */
export function hydrateApart(): void {
  Object.assign(globalThis, { __next_s: [[0, { children: '' }]] })
}
