import { within } from './within'

test('what comes in time is passed on, as success or failure', async () => {
  await expect(within(1_000, Promise.resolve(1))).resolves.toBe(1)
  await expect(within(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('what does not come is given up', async () => {
  await expect(within(5, new Promise(() => {}))).rejects.toThrow('No answer in time')
})

test('an answer that arrived while the process was busy is in time', async () => {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => (port2.onmessage = ({ data }) => resolve(data)))
  const waiting = within(5, answer)
  port1.postMessage('answer')
  const end = Date.now() + 50
  while (Date.now() < end);
  await expect(waiting).resolves.toBe('answer')
  port1.close()
})
