import { expect, test } from '../fixtures/test.ts'

/** Pixels below the window. */
const FAR = 400
const NEAR = 90

test('a thumbnail is fetched once, when the window comes within 100 px of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/videos')
  const frame = page.locator('main section li img').last().locator('..')
  const file = /%2F([^%]+\.webp)/.exec((await frame.locator('img').getAttribute('src')) ?? '')?.[1] ?? ''
  const requests = () => asked.filter((url) => url.includes(file)).length
  const putBelowWindow = (distance: number) =>
    frame.evaluate((element, pixels) => {
      scrollTo({
        top: scrollY + element.getBoundingClientRect().top - innerHeight - pixels,
        behavior: 'instant',
      })
    }, distance)

  await putBelowWindow(FAR)
  // What is near by now has come, so what was going to be fetched along with it has been asked for.
  await expect
    .poll(() =>
      page
        .locator('main section li img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.filter((image) => image.checkVisibility()).every((image) => image.complete),
        ),
    )
    .toBe(true)
  expect(requests()).toBe(0)

  await putBelowWindow(NEAR)
  await expect.poll(requests).toBe(1)
  await putBelowWindow(FAR)
  await putBelowWindow(NEAR)
  await expect
    .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(requests()).toBe(1)
})

test('the folder of thumbnails without a file is blocked', async ({ request }) => {
  for (const folder of ['video-thumbnails', 'video-thumbnails/']) {
    const response = await request.get(`/storage/v1/object/public/${folder}`)
    expect(response.status(), folder).toBe(400)
    expect(await response.text()).toBe('Blocked malformed thumbnail request')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser decides when thumbnails load', async ({ page }) => {
    await page.goto('/videos')
    const picture = page.locator('main section li img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
  })
})
