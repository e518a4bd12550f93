import { countSubmissions } from '../fixtures/database.ts'
import { testEnv } from '../fixtures/keys.ts'
import { startNextServer } from '../fixtures/next-server.ts'
import { postContactForm, readActionFields } from '../../tools/servers/post-form.ts'
import { shiftClock } from '../../tools/servers/shift-clock.ts'
import { expect, test } from '../fixtures/test.ts'

test('a form that is sent twice without JavaScript is one lead, even when server clocks differ', async ({
  request,
}) => {
  const right = await startNextServer(testEnv())
  const fast = await startNextServer({ ...testEnv(), ...shiftClock(10) })
  try {
    const email = `again-${Date.now()}@example.com`
    const action = await readActionFields(request, right.url)
    const send = async (siteUrl: string, message: string) => {
      const address = '2001:db8:7::1'
      const answer = await postContactForm(request, { siteUrl, action, address, values: { email, message } })
      expect(await answer.text()).toContain('/intro-call/')
    }
    const sites = [right.url, fast.url, right.url, fast.url]
    await Promise.all(sites.map((siteUrl) => send(siteUrl, 'A film about the harvest.')))
    expect(await countSubmissions(email)).toBe(1)
    await send(fast.url, 'A film about the cider.')
    expect(await countSubmissions(email)).toBe(2)
  } finally {
    await Promise.all([right.stop(), fast.stop()])
  }
})
