import { availableParallelism } from 'node:os'
import { startJobs } from './start'
import { startWorker } from './worker'

jest.mock('./worker', () => ({ startWorker: jest.fn(() => ({ stop: jest.fn() })) }))
jest.mock('./enqueue', () => ({ enqueueJob: jest.fn(async () => undefined) }))
jest.mock('./handlers', () => ({ HANDLERS: { renditions: {}, sweep: {} } }))
jest.mock('./search-health/search-health', () => ({
  SEARCH_HEALTH: {},
  secondsToNextCheck: async () => 0,
}))
jest.mock('./publish-articles', () => ({ PUBLISH_ARTICLES: {} }))
jest.mock('./quote-deadlines', () => ({ QUOTE_DEADLINES: {} }))
jest.mock('./sweep', () => ({ SWEEP: {} }))
jest.mock('./task-reminders', () => ({ TASK_REMINDERS: {} }))

const slotsOfFilms = () =>
  jest
    .mocked(startWorker)
    .mock.calls.flatMap(([{ handlers, slots }]) => ('renditions' in handlers ? [slots] : []))

it('a server that has visitors makes one film at a time, and a worker of its own as many as it has cores', () => {
  startJobs()
  startJobs(availableParallelism())
  expect(slotsOfFilms()).toEqual([1, availableParallelism()])
})
