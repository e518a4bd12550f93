import { readFile } from 'node:fs/promises'
import { SHUFFLE_SCRIPT } from './shuffle-script'

test('is the text of the function, applied to the list before the script', async () => {
  const source = await readFile('components/site/blog/shuffle.ts', 'utf8')
  const [, host, rankOf, standard, body] =
    /export function shuffle\((\w+): HTMLElement, (\w+): [^=]+ => number = ([\w.]+)\): void (\{.*\})/s.exec(
      source,
    ) ?? []
  expect(SHUFFLE_SCRIPT).toBe(
    `(function shuffle(${host}, ${rankOf} = ${standard}) ${body})(document.currentScript.previousElementSibling)`,
  )
})
