import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { startMailServer, startSilentServer, type MailServer } from '@/tools/servers/mail-server'
import { composeMail } from './compose'
import { createMailer, readSendFailure } from './mailer'

const HOSTILE = 'Ada\r\nBcc: everyone@example.com\r\n\r\n<script>alert(1)</script>'

const LEAD = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  business_name: 'Analytical Engines',
  website: null,
  phone_number: 'Not provided',
  city: null,
  state: null,
  message: 'A film about looms.',
  source: null,
  status: 'new',
}

const SURROUNDINGS = { siteUrl: 'https://site.example', contactEmail: 'hello@site.example', aboutId: 'id' }

const envelope = {
  messageId: '<one@site.example>',
  from: { name: 'Fieldlight', address: 'hello@site.example' },
  to: 'staff@site.example',
}

const notice = (change: object = {}) => composeMail('contact_notice', { ...LEAD, ...change }, SURROUNDINGS)

let server: MailServer | undefined
afterEach(() => server?.stop())

async function failureOf(sending: Promise<void>) {
  return readSendFailure(await sending.catch((error: unknown) => error))
}

test('a message has its own id, and replies go to the lead', async () => {
  server = await startMailServer()
  await createMailer(server.url)(envelope, notice())
  expect(server.received).toMatchObject([{ to: ['staff@site.example'], messageId: envelope.messageId }])
  expect(server.received[0]?.headers).toMatch(/^From: Fieldlight <hello@site\.example>$/m)
  expect(server.received[0]?.headers).toMatch(/^Reply-To: ada@example\.com$/m)
})

test.each([
  ['name', { first_name: HOSTILE }],
  ['business', { business_name: `${HOSTILE}\u2028Bcc: x@example.com` }],
  ['address', { email: 'ada@example.com\r\nBcc: everyone@example.com' }],
])('a %s with line breaks adds no header and no recipient', async (_, change) => {
  server = await startMailServer()
  await createMailer(server.url)(envelope, notice(change)).catch(() => undefined)
  for (const { to, headers } of server.received) {
    expect(to).toEqual(['staff@site.example'])
    expect(headers).not.toMatch(/^Bcc:/im)
  }
})

test('an unknown recipient is a final failure, a busy server is not', async () => {
  server = await startMailServer({ unknown: ['staff@site.example'] })
  expect(await failureOf(createMailer(server.url)(envelope, notice()))).toMatchObject({ isFinal: true })
  await server.stop()
  server = await startMailServer({ refuseWith: 451 })
  expect(await failureOf(createMailer(server.url)(envelope, notice()))).toMatchObject({ isFinal: false })
})

test('a server that is down or silent causes a timeout', async () => {
  const stopped = await startMailServer()
  await stopped.stop()
  expect(await failureOf(createMailer(stopped.url)(envelope, notice()))).toMatchObject({ isFinal: false })
  const silent = await startSilentServer()
  expect(await failureOf(createMailer(silent.url, 50)(envelope, notice()))).toMatchObject({ isFinal: false })
  silent.stop()
})

/** Sends bytes all the time, and accepts a message only on demand. */
async function startTalker(until: Promise<void>) {
  const talker = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => socket.destroy())
    say('220 talker')
    let said = ''
    socket.on('data', (data) => {
      said += String(data)
      const isMessage = said.includes('DATA\r\n')
      if (!isMessage || said.endsWith('DATA\r\n')) return say(isMessage ? '354 Go on' : '250 Yes')
      if (!said.endsWith('\r\n.\r\n')) return
      const talk = setInterval(() => say('250-One moment'), 20)
      void until.then(() => {
        clearInterval(talk)
        say('250 Taken')
      })
    })
  }).listen(0, '127.0.0.1')
  await once(talker, 'listening')
  return { url: `smtp://127.0.0.1:${(talker.address() as AddressInfo).port}`, stop: () => talker.close() }
}

test('a message that is accepted after the timeout counts as accepted', async () => {
  const { promise: until, resolve: accept } = Promise.withResolvers<void>()
  const { promise: accepted, resolve: onAccepted } = Promise.withResolvers<string>()
  const talker = await startTalker(until)
  const sending = createMailer(talker.url, 1000)(envelope, notice(), () => onAccepted('accepted'))
  const { reason } = await failureOf(sending)
  accept()
  expect(reason).toContain('did not finish')
  expect(await accepted).toBe('accepted')
  talker.stop()
})
