import { openDatabase } from './harness'

const database = openDatabase()

const OPEN = 'e2000000-0000-4000-8000-000000000001'
const EXPIRED = 'e2000000-0000-4000-8000-000000000004'
const CLOSED = 'e2000000-0000-4000-8000-000000000005'
/** Its status is 'approved': the demo designer no longer works on it. */
const UNASSIGNED = 'e2000000-0000-4000-8000-000000000002'

type Preview = { name: string; ads: { title: string; static: unknown; motion: unknown }[] } | null

const preview = (id: string) => database.asAnon().value<Preview>('select public.ad_group_preview($1)', [id])

describe('the preview', () => {
  it('shows visitors one group with its newest ad first, and which media are missing', async () => {
    const shown = await preview(OPEN)
    expect(shown?.name).toBe('Cold Brew Summer')
    expect(shown?.ads.map(({ title }) => title)).toEqual(['First Pour', 'Eleven Seconds', 'Two for the Road'])
    expect(shown?.ads[0]?.static).toMatchObject({
      path: `${OPEN}/first-pour-static.jpg`,
      contentType: 'image/jpeg',
    })
    expect(shown?.ads[2]?.motion).toBeNull()
  })

  it('gives no reason why there is none', async () => {
    for (const id of [EXPIRED, CLOSED, 'e2000000-0000-4000-8000-00000000ffff']) {
      expect(await preview(id)).toBeNull()
    }
  })

  it('ends at the minute it was given', async () => {
    await database.run(
      `update public.ad_groups set preview_expires_at = now() + interval '1 minute' where id = '${OPEN}'`,
    )
    expect(await preview(OPEN)).not.toBeNull()
    await database.run(`update public.ad_groups set preview_expires_at = now() where id = '${OPEN}'`)
    expect(await preview(OPEN)).toBeNull()
  })
})

describe('a designer', () => {
  const attempt = (statement: string) => database.asUser('graphic_designer').attempt(statement)

  it('adds and changes no ads of groups that are not theirs', async () => {
    expect(
      await attempt(`insert into public.ads (ad_group_id, title) values ('${UNASSIGNED}', 'Mine')`),
    ).toEqual({
      refused: '42501',
    })
    expect(await attempt(`update public.ads set title = 'Mine' where ad_group_id = '${UNASSIGNED}'`)).toEqual(
      {
        count: 0,
      },
    )
    // Nor moves an ad into such a group.
    expect(
      await attempt(`update public.ads set ad_group_id = '${UNASSIGNED}' where ad_group_id = '${OPEN}'`),
    ).toEqual({
      refused: '42501',
    })
  })

  it('uploads only into the folders of their groups', async () => {
    await database.grantAsSupabaseLiteDoes()
    const upload = (name: string) => `insert into storage.objects (bucket_id, name) values ('ads', '${name}')`
    expect(await attempt(upload(`${OPEN}/mine.png`))).toEqual({ count: 1 })
    for (const name of [`${UNASSIGNED}/mine.png`, 'mine.png', `nowhere/${OPEN}/mine.png`]) {
      expect(await attempt(upload(name))).toEqual({ refused: '42501' })
    }
  })
})

it('keeps an ad from using the file of another ad', async () => {
  const outcome = await database
    .asUser('admin')
    .attempt(
      `update public.ads set static_ad_url = '${UNASSIGNED}/hear-the-road-static.jpg' where ad_group_id = '${OPEN}'`,
    )
  expect(outcome).toEqual({ refused: '23503' })
})
