/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { RenditionJob, RenditionState } from '@/lib/data/catalogue/video-renditions'
import { RenditionsSection } from './renditions-section'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const FILE = { kind: 'film', lines: 720, width: 1280, height: 720, bytes: 2_400_000 }
const STATE: RenditionState = { hasFilm: true, isPublished: true, files: [], job: null, hasWorker: true }

const show = (state: Partial<RenditionState>, job?: Partial<RenditionJob>) =>
  render(
    <RenditionsSection
      state={{
        ...{ ...STATE, ...state },
        job: job
          ? { status: 'queued', progress: 0, error: null, runAfter: '2026-11-23T05:00:00Z', ...job }
          : null,
      }}
      make={() => Promise.resolve({})}
    />,
  )

it('shows how far they are, and looks again while somebody is signed in and looks', async () => {
  jest.useFakeTimers()
  const viewer = jest.fn(() => Promise.resolve({ email: 'admin@fieldlight.example' } as object))
  window.fetch = jest.fn(() => Promise.resolve({ ok: true, json: viewer } as unknown as Response))
  show({}, { status: 'running', progress: 42 })
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('42')
  expect(screen.queryByRole('button')).toBeNull()
  await jest.advanceTimersByTimeAsync(8000)
  expect(refresh).toHaveBeenCalledTimes(2)
  viewer.mockResolvedValue({ viewer: null })
  await jest.advanceTimersByTimeAsync(8000)
  expect(viewer).toHaveBeenCalledTimes(4)
  expect(refresh).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

it('says that a try failed, why, and that visitors see what they saw before', () => {
  show({ files: [FILE] }, { status: 'failed', error: 'The file has no picture, only sound.' })
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Failed, try again')
  expect(alert).toContain('The file has no picture, only sound.')
  expect(alert).toContain('What visitors see has not changed.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says what it costs that nobody has ffmpeg', () => {
  show({ hasWorker: false }, { status: 'queued' })
  expect(screen.getByText(/Visitors get the film as it was uploaded/)).toBeTruthy()
})

it('lists what there is, and offers to make it again', () => {
  const posters = [1, 2].map(() => ({ ...FILE, kind: 'poster' }))
  show({ files: [FILE, { ...FILE, kind: 'storyboard' }, ...posters] }, { status: 'done', progress: 100 })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...[
      'FilePixelsSize',
      '720 lines1280 × 7202.4 MB',
      'Pictures for the timeline2.4 MB',
      'Poster candidates2',
    ],
  ])
  expect(screen.getByRole('button', { name: 'Make them again' })).toBeTruthy()
})

it('needs an uploaded film', () => {
  show({ hasFilm: false })
  expect(screen.getByText(/Only an uploaded film gets renditions/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
