import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Job = {
  id: string
  kind: string
  status: string
  owner: string | null
  can_retry: boolean
  can_stop: boolean
  total: number
}

const addJob = async (kind: string, { key = null as string | null, by = null as Person | null } = {}) =>
  (await database
    .asServiceRole()
    .value<string>('select public.enqueue_job($1, $2, $3, job_creator => $4)', [
      kind,
      {},
      key,
      by && PEOPLE[by],
    ])) as string

const claim = async (kind: string) => {
  const [job] = await database
    .asServiceRole()
    .query<{ id: string; token: number }>(
      'select id, token from public.claim_job(gen_random_uuid(), array[$1], 60)',
      [kind],
    )
  if (!job) throw new Error('Nothing is due.')
  return job
}

async function failOnce(kind: string) {
  const { id, token } = await claim(kind)
  await database
    .asServiceRole()
    .query('select public.fail_job($1, $2, $3, true)', [id, token, 'The disk is full.'])
  return id
}

const search = (values = '', who: Person = 'super_admin') =>
  database.asUser(who).query<Job>(`select * from public.search_jobs(${values})`)

const change = async (ids: string[], asked: string, who: Person = 'super_admin') => {
  const rows = await database
    .asUser(who)
    .query<{ outcome: string }>('select outcome from public.change_jobs($1, $2)', [ids, asked])
  return rows.map(({ outcome }) => outcome)
}

const statusOf = (id: string) =>
  database.sql<{ status: string; error: string | null; attempts: number }>(
    'select status, error, attempts from public.jobs where id = $1',
    [id],
  )

beforeEach(() => database.sql('delete from public.jobs'))

it('is for super admins, and read-only sessions change nothing', async () => {
  const id = await addJob('bulk-change', { by: 'owl' })
  for (const person of ['admin', 'project_manager', 'graphic_designer', 'owl'] as const) {
    const session = database.asUser(person)
    expect(await session.attempt('select * from public.search_jobs()')).toEqual({ refused: 'PT403' })
    expect(await session.attempt(`select * from public.change_jobs('{${id}}', 'stop')`)).toEqual({
      refused: 'PT403',
    })
  }
  await database.run(
    `update public.profiles set user_type = 'super_admin' where id = '${PEOPLE.graphic_designer}'`,
  )
  const mirroring = await database.asMirroring('super_admin', 'graphic_designer')
  expect(await mirroring.query('select * from public.search_jobs()')).toHaveLength(1)
  expect(await mirroring.attempt(`select * from public.change_jobs('{${id}}', 'stop')`)).toEqual({
    refused: 'PT403',
  })
  await database.run(
    `update public.profiles set user_type = 'graphic_designer' where id = '${PEOPLE.graphic_designer}'`,
  )
})

it('finds by kind, failure and owner, narrows, sorts, and goes on after a row', async () => {
  await addJob('sweep', { key: 'sweep' })
  await addJob('bulk-change', { by: 'owl' })
  await addJob('ad-fill', { by: 'admin' })
  await failOnce('ad-fill')
  await database.sql(
    `update public.jobs set created_at = now() - make_interval(mins => strpos('abs', left(kind, 1)))`,
  )
  const kinds = async (values: string) => (await search(values)).map(({ kind }) => kind)
  expect(await kinds('')).toEqual(['ad-fill', 'bulk-change', 'sweep'])
  expect(await kinds(`search => 'bulk change'`)).toEqual(['bulk-change'])
  expect(await kinds(`search => 'disk FULL'`)).toEqual(['ad-fill'])
  expect(await kinds(`search => 'owl@'`)).toEqual(['bulk-change'])
  expect(await kinds(`search => '%'`)).toEqual([])
  expect(await kinds(`with_status => 'queued', sort => 'kind', descending => false`)).toEqual([
    'bulk-change',
    'sweep',
  ])
  expect(await kinds(`of_kind => 'sweep'`)).toEqual(['sweep'])
  expect(await kinds(`with_status => 'lately'`)).toEqual(['ad-fill'])
  await database.sql(`update public.jobs set finished_at = now() - interval '8 days' where status = 'failed'`)
  expect(await kinds(`with_status => 'lately'`)).toEqual([])
  for (const sort of ['kind', 'created', 'duration']) {
    const rows = await search(`sort => '${sort}'`)
    const { sort_value: value, id } = rows[0] as Job & { sort_value: string }
    const rest = await database
      .asUser('super_admin')
      .query<Job>('select * from public.search_jobs(sort => $1, after_value => $2, after_id => $3)', [
        sort,
        value,
        id,
      ])
    expect(rest.map((row) => row.id)).toEqual(rows.slice(1).map((row) => row.id))
    expect(rest[0]?.total).toBe(3)
  }
})

it('tries a job again that failed, unless the same work began since', async () => {
  await addJob('place-import', { key: 'import:1', by: 'admin' })
  const id = await failOnce('place-import')
  expect(await search()).toMatchObject([{ id, can_retry: true, can_stop: false }])
  expect(await change([id], 'retry')).toEqual(['done'])
  expect(await statusOf(id)).toEqual([{ status: 'queued', error: 'The disk is full.', attempts: 0 }])
  expect(await change([id], 'retry')).toEqual(['unchanged'])
  expect(await failOnce('place-import')).toBe(id)

  await addJob('place-import', { key: 'import:1', by: 'admin' })
  expect((await search(`of_job => '${id}'`))[0]?.can_retry).toBe(false)
  const unknown = '00000000-0000-4000-8000-00000000ffff'
  expect(await change([id, unknown], 'retry')).toEqual(['missing', 'newer'])
})

it('stops what a person began: its worker loses the lease, and the person hears of it', async () => {
  const [scheduled, waiting] = [await addJob('sweep'), await addJob('ad-fill', { by: 'admin' })]
  const running = await addJob('bulk-change', { by: 'owl' })
  const { token } = await claim('bulk-change')
  expect(await change([scheduled], 'stop')).toEqual(['scheduled'])
  expect(await change([waiting, running], 'stop')).toEqual(['done', 'done'])
  const stopped = { status: 'failed', error: 'Stopped by Ruth Ainsley.' }
  expect(await statusOf(waiting)).toMatchObject([stopped])
  expect(await statusOf(running)).toMatchObject([stopped])
  const worker = database.asServiceRole()
  expect(await worker.value('select public.heartbeat_job($1, $2, 60, 50)', [running, token])).toBe(false)
  expect(await worker.value('select public.finish_job($1, $2, $3)', [running, token, {}])).toBe(false)
  expect(await change([running], 'stop')).toEqual(['unchanged'])
  expect(await change([running], 'retry')).toEqual(['done'])
  expect(
    await database.asUser('super_admin').attempt(`select * from public.change_jobs('{}', 'delete')`),
  ).toEqual({ refused: 'PT422' })
})
