import { rename } from 'node:fs/promises'
import { storageDir } from '../../../supabase/local/instance.ts'
import { unless, type Fault } from '../fault.ts'
import { readPages, statusOf } from '../readers.ts'

/** As the address of the resized picture names it. */
const PICTURE = /(?<=url=)%2Fstorage%2Fv1%2Fobject%2Fpublic%2F[^"&]+/

/** Of the demo data. */
const ARCHIVE = '/preview/ad-group/e2000000-0000-4000-8000-000000000001/all.zip'

/** Whether an answer comes to the end that it announced. */
async function arrives(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

export const filesMissing: Fault = {
  name: 'files-missing',
  expected: 'pages stay; a file that is gone is an error of its own',
  run: async (site) => {
    const html = await (await fetch(`${site.url}/videos`)).text()
    const picture = html.match(PICTURE)?.[0]
    if (!picture) return { problems: ['the portfolio shows no picture'] }
    const address = site.url + decodeURIComponent(picture)
    const before = await statusOf(address)

    const folder = storageDir(site.settings.dataDir)
    await rename(folder, `${folder}.away`)
    const away = await statusOf(address)
    const isWhole = await arrives(site.url + ARCHIVE)
    const problems = await readPages(site.url)
    await rename(`${folder}.away`, folder)
    const after = await statusOf(address)
    return {
      problems: [
        ...problems,
        ...unless(before === 200 && after === 200, `the picture answered ${before}, later ${after}`),
        ...unless(away !== null && away >= 400, `the missing picture answered ${away}`),
        ...unless(!isWhole, 'an archive without its files was sent as a whole one'),
      ],
    }
  },
}
