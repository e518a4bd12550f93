/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { markIds } from '@/lib/ads/marks'
import { AnswerForm } from './answer-form'

const AD = 'e3000000-0000-4000-8000-000000000301'

// Without it nothing is stored, and jsdom does not define it.
Object.assign(globalThis, { isSecureContext: false })

/** As jsdom has no player. */
function showFilm(seconds: number): HTMLVideoElement {
  const film = document.createElement('video')
  Object.assign(document.body.appendChild(document.createElement('div')), { id: markIds.film(AD) }).append(
    film,
  )
  Object.defineProperties(film, {
    currentTime: { value: seconds, writable: true },
    paused: { value: true },
    pause: { value: () => undefined },
  })
  return film
}

const show = (change: object = {}) =>
  render(
    <AnswerForm
      adId={AD}
      title="First Pour"
      files={[{ name: 'First Pour-static.jpg', version: 2 }]}
      has={{ picture: true, film: true }}
      isApproved={false}
      action={() => Promise.resolve({ status: 'idle' })}
      contactEmail="hello@site.example"
      {...change}
    />,
  )

const moment = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Moment/ })

afterEach(() => document.body.replaceChildren())

test('the moment follows the paused film until somebody clears it', async () => {
  const film = showFilm(12.48)
  show()
  expect(moment().value).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: 'Request changes' }))
  await waitFor(() => expect(moment().value).toBe('0:12.48'))
  film.currentTime = 13
  fireEvent(film, new Event('seeked'))
  expect(moment().value).toBe('0:13.00')
  fireEvent.input(moment(), { target: { value: '' } })
  film.currentTime = 14
  fireEvent(film, new Event('seeked'))
  expect(moment().value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Use this frame' }))
  expect(moment().value).toBe('0:14.00')
})

test('a spot is set by keys, posted, and taken back', () => {
  const { container } = show()
  const posted = () => {
    const data = new FormData(container.querySelector('form') ?? undefined)
    return [data.get('pointX'), data.get('pointY')]
  }
  expect(posted()).toEqual(['', ''])
  fireEvent.click(screen.getByRole('radio', { name: 'Comment' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mark a spot on the picture' }))
  fireEvent.change(screen.getByRole('slider', { name: 'From the left' }), { target: { value: '250' } })
  expect(posted()).toEqual(['250', '500'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove the spot' }))
  expect(posted()).toEqual(['', ''])
})

test('an approved ad, and one without files, cannot be approved', () => {
  show({ isApproved: true }).unmount()
  const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
  show({ files: [] })
  expect(names()).toEqual(['Request changes', 'Comment'])
})
