import type { APIRequestContext } from '@playwright/test'
import { addAd, filesOf, isStored, type TestAd } from '../fixtures/ads.ts'
import { JPEG, ODD_FILES } from '../fixtures/odd-files.ts'
import { callAction, listServerActions } from '../fixtures/server-actions.ts'
import { expect, test } from '../fixtures/test.ts'

const UNTOUCHED = { static_ad_url: null, motion_ad_url: null, versions: [] }

/** Calls an action of the ad's page with arguments of our own, and answers what it says. */
async function call(request: APIRequestContext, name: string, { adId }: TestAd, ...args: unknown[]) {
  const action = listServerActions().find((one) => one.name === name)
  if (!action) throw new Error(`There is no action ${name}`)
  const place = { area: 'graphic-designer', id: adId }
  const response = await callAction(request, action, undefined, [place, ...args])
  return response.text()
}

const begin = async (request: APIRequestContext, ad: TestAd, kind: string, type: string, size = 1000) => {
  const answer = await call(request, 'beginUpload', ad, kind, { type, size })
  const [, path = '', address = ''] = /"path":"([^"]+)","address":"([^"]+)"/.exec(answer) ?? []
  return { answer, path, address }
}

const put = (address: string, content: Uint8Array<ArrayBuffer>, type: string) =>
  fetch(address, { method: 'PUT', body: content, headers: { 'content-type': type } })

/** Has a picture arrive that nobody has said anything about yet. */
async function arrive(request: APIRequestContext, ad: TestAd) {
  const { path, address } = await begin(request, ad, 'static', 'image/jpeg')
  expect((await put(address, new Uint8Array(JPEG), 'image/jpeg')).status).toBe(200)
  return path
}

test.beforeEach(({ loginAs }) => loginAs('graphic_designer'))

for (const { what, kind, type, content, problem } of ODD_FILES) {
  test(`${what} is refused and deleted, whatever type the client declares`, async ({
    context: { request },
  }) => {
    const ad = await addAd(what)
    const { path, address } = await begin(request, ad, kind, type)
    expect((await put(address, new Uint8Array(content), type)).status).toBe(200)
    expect(await call(request, 'finishUpload', ad, path, 'poster.png')).toMatch(problem)
    expect(await isStored(path)).toBe(false)
    expect(await filesOf(ad.adId)).toEqual(UNTOUCHED)
  })
}

test('disallowed types and sizes get no upload URL', async ({ context: { request } }) => {
  const ad = await addAd('Announced')
  for (const [kind, type, size] of [
    ['static', 'image/svg+xml', 1000],
    ['static', 'text/html', 1000],
    ['motion', 'image/png', 1000],
    ['static', 'image/png', 25 * 1024 ** 2 + 1],
    ['motion', 'video/mp4', 500 * 1024 ** 2 + 1],
    ['static', 'image/png', 0],
  ] as const) {
    const { answer, address } = await begin(request, ad, kind, type, size)
    expect(address, `${type} of ${size}`).toBe('')
    expect(answer).toMatch(/cannot be used|too large|empty/)
  }
})

test('an upload URL accepts one file of an allowed type', async ({ context: { request } }) => {
  const { path, address } = await begin(request, await addAd('Once'), 'static', 'image/png')
  expect((await put(address, Buffer.from('<script>'), 'text/html')).ok).toBe(false)
  expect(await isStored(path)).toBe(false)
  expect((await put(address, new Uint8Array(JPEG), 'image/jpeg')).ok).toBe(true)
  expect((await put(address, Buffer.from('another'), 'image/jpeg')).ok).toBe(false)
})

test('a designer without an assignment gets no upload URL', async ({ context: { request } }) => {
  const ad = await addAd('Of others', { isAssigned: false })
  const { answer, address } = await begin(request, ad, 'static', 'image/png')
  expect(address).toBe('')
  expect(answer).toContain('permission to change it')
})

test('a file counts once, however often its upload is confirmed', async ({ context: { request } }) => {
  const ad = await addAd('Twice')
  const path = await arrive(request, ad)
  const finish = () => call(request, 'finishUpload', ad, path, 'poster.jpg')
  for (const answer of await Promise.all([finish(), finish()])) expect(answer).toContain('"problem":null')
  expect(await finish()).toContain('"problem":null')
  expect(await filesOf(ad.adId)).toEqual({ static_ad_url: path, motion_ad_url: null, versions: [path] })
  expect(await isStored(path)).toBe(true)
})

test('a file of another ad or group can be neither used nor deleted', async ({ context: { request } }) => {
  const [ad, other] = [await addAd('Mine'), await addAd('Another')]
  const path = await arrive(request, other)
  await call(request, 'finishUpload', other, path, 'poster.jpg')
  const unfinished = await arrive(request, other)
  for (const forged of [
    path,
    unfinished,
    path.replace(other.groupId, ad.groupId),
    unfinished.replace(other.adId, ad.adId),
    `${ad.groupId}/../${path}`,
    'e2000000-0000-4000-8000-000000000001/first-pour-static.jpg',
  ]) {
    expect(await call(request, 'finishUpload', ad, forged, 'poster.jpg'), forged).not.toContain(
      '"problem":null',
    )
  }
  expect(await filesOf(ad.adId)).toEqual(UNTOUCHED)
  expect((await filesOf(other.adId)).versions).toEqual([path])
  expect([await isStored(path), await isStored(unfinished)]).toEqual([true, true])
})
