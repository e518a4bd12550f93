import { rename } from 'node:fs/promises'
import { storageDir } from '../../../supabase/local/instance.ts'
import { unless, type Fault } from '../fault.ts'
import { ARCHIVE, signAdFile } from '../large-files.ts'
import { readPages, statusOf } from '../readers.ts'
import type { ChaosSite } from '../site.ts'

/** Path of the original inside the URL of the resized picture. */
const PICTURE = /(?<=url=)%2Fstorage%2Fv1%2Fobject%2Fpublic%2F[^"&]+/

const PEOPLE = 2

/** URLs of two existing files, one public and one signed. */
async function findFiles({ url }: ChaosSite): Promise<string[]> {
  const portfolio = await (await fetch(`${url}/videos`)).text()
  const picture = portfolio.match(PICTURE)?.[0]
  if (!picture) throw new Error('The portfolio shows no picture')
  return [url + decodeURIComponent(picture), await signAdFile(url)]
}

/** Whether the whole body arrives. */
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
  expected: 'pages stay; a file that is gone is a 404, and an archive without it is no whole one',
  run: async (site, people) => {
    const files = await findFiles(site)
    const look = () => Promise.all(files.map((file) => statusOf(file)))
    const before = await look()

    const folder = storageDir(site.settings.dataDir)
    await rename(folder, `${folder}.away`)
    const away = await look()
    const sending = people.send('files-missing', PEOPLE)
    const isWhole = await arrives(site.url + ARCHIVE)
    const problems = await readPages(site.url)
    const sent = await sending
    await rename(`${folder}.away`, folder)
    const after = await look()
    const isThere = [...before, ...after].every((status) => status === 200)
    return {
      sent,
      problems: [
        ...problems,
        ...unless(isThere, `files answered ${before.join(', ')}, later ${after.join(', ')}`),
        ...unless(
          away.every((status) => status === 404),
          `missing files answered ${away.join(', ')}`,
        ),
        ...unless(!isWhole, 'an archive without its files was sent as a whole one'),
      ],
    }
  },
}
