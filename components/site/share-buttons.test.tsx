/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { ShareButtons } from './share-buttons'

test.each([
  ['Link copied', () => Promise.resolve()],
  ['The link could not be copied: http://localhost/videos/first', () => Promise.reject(new Error('Refused'))],
])('answers beside the button: %s', async (answer, writeText) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { container } = render(<ShareButtons title="First" path="/videos/first" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText(answer)
  expect(container.contains(status)).toBe(true)
  expect(status.textContent).toBe(answer)
})
