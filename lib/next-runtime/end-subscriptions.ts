import channels from 'node:diagnostics_channel'

// Channels belong to the process, which runs many test files: without this, what one file subscribes to would change the next one's answers.
const { subscribe } = channels
const ends: (() => unknown)[] = []

channels.subscribe = (name, listener) => {
  subscribe(name, listener)
  ends.push(() => channels.unsubscribe(name, listener))
}

afterAll(() => {
  for (const end of ends) end()
  channels.subscribe = subscribe
})
