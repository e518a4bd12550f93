import type { TemplateDocument } from './document'
import { createDraftSaver, type SaveAnswer } from './draft-saver'
import { newTemplate } from './new-template'

const FIRST = newTemplate()
const after = (seconds: number): TemplateDocument => ({ ...FIRST, seconds })
const PAUSE = 800

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Answers each save with the next version, unless told otherwise. */
function setUp() {
  const answers: SaveAnswer[] = []
  const saves: [number, number][] = []
  const saver = createDraftSaver(FIRST, 1, (madeFrom, document) => {
    saves.push([madeFrom, document.seconds])
    return Promise.resolve(answers.shift() ?? { outcome: 'saved', version: madeFrom + 1 })
  })
  return { saver, saves, answers }
}

it('saves the newest document after a pause, from the version that it was made from', async () => {
  const { saver, saves } = setUp()
  saver.offer(after(7))
  await jest.advanceTimersByTimeAsync(PAUSE - 1)
  saver.offer(after(8))
  expect(saver.getState().status).toBe('waiting')
  await jest.advanceTimersByTimeAsync(PAUSE)
  saver.offer(after(9))
  await jest.advanceTimersByTimeAsync(PAUSE)
  expect(saves).toEqual([
    [1, 8],
    [2, 9],
  ])
  expect(saver.getState().status).toBe('saved')
})

it('has nothing to save after an undo to what is saved', async () => {
  const { saver, saves } = setUp()
  saver.offer(after(7))
  saver.offer(FIRST)
  expect(saver.getState().status).toBe('saved')
  await jest.advanceTimersByTimeAsync(PAUSE)
  expect(saves).toEqual([])
})

it('saves what was changed while a save was on its way', async () => {
  const { saver, saves } = setUp()
  saver.offer(after(7))
  const flushed = saver.flush()
  saver.offer(after(8))
  expect(await flushed).toBe(3)
  expect(saves).toEqual([
    [1, 7],
    [2, 8],
  ])
})

it('tries again after a failure', async () => {
  const { saver, saves, answers } = setUp()
  answers.push({ outcome: 'failed', problem: 'No answer came' })
  saver.offer(after(7))
  expect(await saver.flush()).toBeNull()
  expect(saver.getState()).toEqual({ status: 'failed', problem: 'No answer came' })
  await jest.advanceTimersByTimeAsync(5000)
  expect(saver.getState().status).toBe('saved')
  expect(saves).toHaveLength(2)
})

it('saves nothing in a conflict until somebody has chosen', async () => {
  const { saver, saves, answers } = setUp()
  const theirs = { version: 5, document: after(20), author: 'Ada' }
  answers.push({ outcome: 'conflict', theirs })
  saver.offer(after(7))
  expect(await saver.flush()).toBeNull()
  saver.offer(after(8))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(saver.getState()).toEqual({ status: 'conflict', theirs })
  expect(saves).toHaveLength(1)
  saver.keepMine()
  expect(await saver.flush()).toBe(6)
  expect(saves.at(-1)).toEqual([5, 8])
})

it('goes on from theirs', async () => {
  const { saver, saves, answers } = setUp()
  const theirs = { version: 5, document: after(20), author: null }
  answers.push({ outcome: 'conflict', theirs })
  saver.offer(after(7))
  await saver.flush()
  saver.takeTheirs()
  saver.offer(theirs.document)
  expect(saver.getState().status).toBe('saved')
  saver.offer(after(9))
  await saver.flush()
  expect(saves.at(-1)).toEqual([5, 9])
})
