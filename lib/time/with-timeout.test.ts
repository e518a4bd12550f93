import { withTimeout } from './with-timeout'

test('passes on what settles in time, as success or failure', async () => {
  await expect(withTimeout(Promise.resolve(1), 1_000)).resolves.toBe(1)
  await expect(withTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
})

test('rejects when the timeout has passed', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toThrow('No answer in time')
})

test('accepts an answer that arrived while the process was busy', async () => {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => (port2.onmessage = ({ data }) => resolve(data)))
  const waiting = withTimeout(answer, 5)
  port1.postMessage('answer')
  const end = Date.now() + 50
  while (Date.now() < end);
  await expect(waiting).resolves.toBe('answer')
  port1.close()
})
