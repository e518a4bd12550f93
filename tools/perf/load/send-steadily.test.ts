import { sendSteadily } from './send-steadily.ts'

test('sends the next whether or not an answer came', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const results = await sendSteadily({ perSecond: 200, seconds: 0.05 }, async (turn) => {
    if (turn === 9) resolve()
    await answer
    return turn
  })
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('spaces what is due evenly, and sends nothing before', async () => {
  const sent: { due: number; at: number }[] = []
  await sendSteadily({ perSecond: 100, seconds: 0.05 }, async (_, due) => {
    sent.push({ due, at: performance.now() })
  })
  const first = sent[0]?.due ?? 0
  expect(sent.map(({ due }) => Math.round(due - first))).toEqual([0, 10, 20, 30, 40])
  for (const { due, at } of sent) expect(at).toBeGreaterThanOrEqual(due)
})
