import { sweepFilmUploads } from '@/lib/data/privileged/film-sweep'
import { insertJob } from '@/lib/data/privileged/jobs'
import { removeOrphanFiles } from '@/lib/data/privileged/orphan-files'
import { removeExpired } from '@/lib/data/privileged/retention'
import type { JobContext } from './job'
import { sweep } from './sweep'

jest.mock('@/lib/data/privileged/film-sweep', () => ({ sweepFilmUploads: jest.fn() }))
jest.mock('@/lib/data/privileged/jobs', () => ({ insertJob: jest.fn() }))
jest.mock('@/lib/data/privileged/orphan-files', () => ({ removeOrphanFiles: jest.fn() }))
jest.mock('@/lib/data/privileged/retention', () => ({ removeExpired: jest.fn() }))
jest.mock('@/lib/observability/log', () => ({ log: { error: jest.fn() } }))

const run = (signal = new AbortController().signal) => sweep.run({ signal } as JobContext)
const away = new Error('Storage is away')

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(removeExpired).mockResolvedValue(3)
  jest.mocked(sweepFilmUploads).mockResolvedValue(2)
  jest.mocked(removeOrphanFiles).mockResolvedValue(1)
})

it('removes rows, uploads and files, and comes again', async () => {
  expect(await run()).toEqual({ expired: 3, uploads: 2, files: 1 })
  expect(insertJob).toHaveBeenCalledTimes(1)
})

it('removes the rest when storage is away or a table fails, and says what is left', async () => {
  jest.mocked(removeExpired).mockRejectedValue(away)
  jest.mocked(sweepFilmUploads).mockRejectedValue(away)
  await expect(run()).rejects.toMatchObject({
    message: 'Could not remove old rows, unfinished uploads.',
    isFinal: false,
  })
  expect(removeOrphanFiles).toHaveBeenCalledTimes(1)
})

it('stops when the worker lost the job', async () => {
  jest.mocked(removeExpired).mockRejectedValue(away)
  await expect(run(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(sweepFilmUploads).not.toHaveBeenCalled()
})
