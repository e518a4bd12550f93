const PREVIEW = '/preview/ad-group/e2000000-0000-4000-8000-000000000001'
export const ARCHIVE = `${PREVIEW}/all.zip`
const FILM_PAGE = '/videos/lakeshore-roasters-first-pour'

/** URL of a film's file, which the site proxies from storage. */
export async function findFilm(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl + FILM_PAGE)).text()
  const file = html.match(/\/storage\/v1\/object\/public\/[\w/.-]+\.mp4/)?.[0]
  if (!file) throw new Error('A film has no file')
  return siteUrl + file
}

/** Signed URL of a file of the preview. */
export async function signAdFile(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl + PREVIEW)).text()
  const file = html.match(/\/preview\/ad-group\/[\da-f-]+\/files\/[\w/-]+/)?.[0]
  if (!file) throw new Error('A preview names no file')
  const leads = await fetch(siteUrl + file, { redirect: 'manual' })
  return leads.headers.get('location') ?? ''
}
