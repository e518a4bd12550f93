import { renderToStaticMarkup } from 'react-dom/server'
import { LongValue } from './long-value'

it('shows a short value as it is, and the beginning of a long one before all of it', () => {
  expect(renderToStaticMarkup(<LongValue text="Few words" />)).toBe('Few words')
  const text = `${'word '.repeat(99)}end`
  const long = renderToStaticMarkup(<LongValue text={text} />)
  expect(long).toMatch(/^<details[^>]*><summary[^>]*>(word ){24}…<\/summary>/)
  expect(long).toContain(`>${text}</p>`)
})
