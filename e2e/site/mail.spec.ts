import { endLeases, getSubmission, listMail } from '../fixtures/database.ts'
import { testEnv } from '../fixtures/keys.ts'
import { sendQuote } from '../fixtures/quotes.ts'
import { asServer } from '../fixtures/rest.ts'
import { startMailServer, startSilentServer } from '../../tools/servers/mail-server.ts'
import { demoEmail } from '../fixtures/login.ts'
import { startNextServer } from '../fixtures/next-server.ts'
import { postContactForm, postPageForm, readActionFields } from '../../tools/servers/post-form.ts'
import { createLeadWithLink, listSlots } from '../fixtures/intro-call.ts'
import { expect, test } from '../fixtures/test.ts'

const SECRET = 'a-scheduler-of-the-tests'
const STAFF = 'staff@fieldlight.example'

// Each server here sends everything that is due, also what another test of this file waits for.
test.describe.configure({ mode: 'serial' })

const startServer = (smtpUrl: string) =>
  startNextServer({ ...testEnv(), SMTP_URL: smtpUrl, STAFF_EMAIL: STAFF, CRON_SECRET: SECRET })

test('a server that is killed between storing and mailing, or stopped while it mails, sends each mail once', async ({
  request,
}) => {
  const silent = await startSilentServer()
  const first = await startServer(silent.url)
  const email = `killed-${Date.now()}@example.com`
  const action = await readActionFields(request, first.url)
  const address = `2001:db8:7:${(Date.now() % 65_536).toString(16)}::1`
  await postContactForm(request, { siteUrl: first.url, action, address, values: { email } })
  const { id } = await getSubmission(email)
  await first.kill()
  silent.stop()
  expect((await listMail(id)).map(({ status }) => status)).toEqual(['waiting', 'waiting'])

  await endLeases(id)
  const mail = await startMailServer()
  const answer = mail.holdAnswers(email)
  const second = await startServer(mail.url)
  const aboutThisLead = () =>
    mail.received.filter(({ headers, to }) => headers.includes(email) || to.includes(email))
  const letter = () => aboutThisLead().find(({ to }) => to.includes(email))?.messageId
  await expect.poll(letter).toBeTruthy()
  const stopped = second.stop()
  await expect.poll(second.printed).toContain('outbox.finish')
  answer()
  await stopped
  const sent = (await listMail(id)).filter(({ status }) => status === 'sent')
  expect(sent.map((message) => `<${message.id}@localhost>`)).toContain(letter())

  const third = await startServer(mail.url)
  await expect.poll(async () => (await listMail(id)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  expect(
    aboutThisLead()
      .flatMap(({ to }) => to)
      .sort(),
  ).toEqual([email, STAFF].sort())
  const ids = (await listMail(id)).map((message) => `<${message.id}@localhost>`)
  expect(
    aboutThisLead()
      .map(({ messageId }) => messageId)
      .sort(),
  ).toEqual(ids.sort())

  const ask = (authorization: string) =>
    request.post(`${third.url}/api/outbox`, { headers: { authorization } })
  expect((await ask('Bearer wrong')).status()).toBe(401)
  expect((await ask(`Bearer ${SECRET}`)).status()).toBe(200)
  expect(aboutThisLead()).toHaveLength(2)
  await third.stop()
  await mail.stop()
})

test('both receipts of an acceptance arrive once, although the mail server was down first', async ({
  request,
}) => {
  const quote = await sendQuote()
  const down = await startMailServer()
  await down.stop()
  const server = await startServer(down.url)
  const path = `/quote/${quote.token}`
  const values = { name: 'Ada Byron', capacity: 'Owner', consent: 'yes' }
  const accept = () => postPageForm(request, { siteUrl: server.url, path, field: 'documentSha256', values })
  expect(await (await accept()).text()).toContain('Accepted by')
  const receipts = async () =>
    (await listMail(quote.id)).filter(({ kind }) => kind.startsWith('quote_accepted'))
  // An attempt counts from its start, but decides at its end when the next one is.
  const failures = async () =>
    (await receipts()).map(({ status, attempts, last_error }) => [status, attempts, last_error !== null])
  await expect.poll(failures).toEqual([
    ['waiting', 1, true],
    ['waiting', 1, true],
  ])

  const mail = await startMailServer({ port: Number(new URL(down.url).port) })
  // The minute of the first retry.
  await asServer()
    .from('outbox_messages')
    .update({ next_attempt_at: new Date(0).toISOString() })
    .eq('about_id', quote.id)
    .throwOnError()
  const askTwice = () =>
    Promise.all(
      [1, 2].map(() =>
        request.post(`${server.url}/api/outbox`, { headers: { authorization: `Bearer ${SECRET}` } }),
      ),
    )
  await askTwice()
  await expect.poll(async () => (await receipts()).map(({ status }) => status)).toEqual(['sent', 'sent'])
  await askTwice()
  const ids = (await receipts()).map(({ id }) => `<${id}@localhost>`)
  const arrived = mail.received.filter(({ messageId }) => ids.includes(messageId))
  expect(arrived.flatMap(({ to }) => to).sort()).toEqual([quote.email, demoEmail('admin')].sort())
  await server.stop()
  await mail.stop()
})

test('a call of an unknown address is held, and the link in the letter keeps it without scripts', async ({
  request,
  browser,
}) => {
  const mail = await startMailServer()
  const server = await startServer(mail.url)
  const { id, path, confirmPath, address } = await createLeadWithLink()
  const slot = (await listSlots(request, server.url + path)).at(-30) ?? ''
  const form = { siteUrl: server.url, path, field: 'timeZone', values: { slot }, address }
  const held = await (await postPageForm(request, form)).text()
  expect(held).toContain('Press the link in our email within an hour.')
  expect(held).not.toContain('invite.ics')
  expect((await request.get(`${server.url}${path}/invite.ics`)).status()).toBe(404)
  const letters = async () => (await listMail(id)).map(({ kind, status }) => `${kind} ${status}`).sort()
  await expect.poll(letters).toEqual(['call_confirmation sent'])

  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  // Once by a mail scanner, once by the person.
  await page.goto(server.url + confirmPath)
  await page.goto(server.url + confirmPath)
  expect(await letters()).toEqual(['call_confirmation sent'])
  await page.getByRole('button', { name: 'Confirm the call' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is confirmed' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your call is confirmed' })).toBeVisible()
  await expect
    .poll(letters)
    .toEqual(['call_booked sent', 'call_booked_notice sent', 'call_confirmation sent'])
  expect((await request.get(`${server.url}${path}/invite.ics`)).status()).toBe(200)

  await page.getByRole('link', { name: 'View the call' }).click()
  await page.getByText('Cancel the call', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your call is canceled')).toBeVisible()
  await page.goto(server.url + confirmPath)
  await expect(page.getByRole('heading', { name: 'This time is free again' })).toBeVisible()
  await context.close()
  await server.stop()
  await mail.stop()
})

test('without a secret there is no URL for schedulers', async ({ request }) => {
  expect((await request.post('/api/outbox', { headers: { authorization: 'Bearer ' } })).status()).toBe(404)
})
