import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'

const database = openDatabase()

// One waits for the scheduled article of the demo.
beforeEach(() => database.run('delete from public.jobs'))

type Job = {
  id: string
  kind: string
  status: string
  token: number
  attempts: number
  progress: number
  error: string | null
  payload: Record<string, unknown>
}

const server = () => database.asServiceRole()
const WORKER = randomUUID()

type NewJob = {
  kind?: string
  payload?: object
  key?: string
  priority?: number
  delay?: number
  attempts?: number
}

const enqueue = ({ kind = 'sweep', payload = {}, key, priority = 0, delay = 0, attempts = 3 }: NewJob = {}) =>
  server().value<string>('select public.enqueue_job($1, $2, $3, $4, null, null, $5, $6)', [
    kind,
    JSON.stringify(payload),
    key ?? null,
    priority,
    delay,
    attempts,
  ])

const claim = async (kinds = ['sweep']) =>
  (await server().query<Job>('select * from public.claim_job($1, $2, 45)', [WORKER, kinds]))[0]

async function claimOne(): Promise<Job> {
  const job = await claim()
  if (!job) throw new Error('Nothing is due')
  return job
}

const beat = ({ id, token }: Job, percent = 0) =>
  server().value<boolean>('select public.heartbeat_job($1, $2, 45, $3)', [id, token, percent])
const finish = ({ id, token }: Job) =>
  server().value<boolean>(`select public.finish_job($1, $2, '{"files": 3}')`, [id, token])
const fail = ({ id, token }: Job, isFinal = false) =>
  server().value<string>('select public.fail_job($1, $2, $3, $4)', [id, token, 'The disk is full.', isFinal])
const release = ({ id, token }: Job) => server().query('select public.release_job($1, $2)', [id, token])
const read = async (id: string) =>
  (await database.sql<Job>('select * from public.jobs where id = $1', [id]))[0]

const letTimePass = (period: string) =>
  database.run(`
    update public.jobs
    set run_after = run_after - interval '${period}', lease_until = lease_until - interval '${period}'`)

it('goes to one worker at a time, the important and the older ones first', async () => {
  const [first, second, important] = [await enqueue(), await enqueue(), await enqueue({ priority: 5 })]
  await database.run(
    `update public.jobs set run_after = run_after - interval '1 minute' where id = '${first}'`,
  )
  expect([await claim(), await claim(), await claim()].map((job) => job?.id)).toEqual([
    important,
    first,
    second,
  ])
  expect(await claim()).toBeUndefined()
})

it('goes to workers that do its kind, and not before its time', async () => {
  await enqueue({ kind: 'renditions' })
  await enqueue({ delay: 60 })
  expect(await claim()).toBeUndefined()
  expect(await claim(['renditions'])).toMatchObject({ kind: 'renditions' })
  await letTimePass('61 seconds')
  expect(await claim()).toMatchObject({ kind: 'sweep' })
})

it('shows its progress, which never goes back, and its result', async () => {
  await enqueue()
  const job = await claimOne()
  expect(await beat(job, 40)).toBe(true)
  expect(await beat(job, 20)).toBe(true)
  expect(await read(job.id)).toMatchObject({ status: 'running', progress: 40 })
  expect(await finish(job)).toBe(true)
  expect(await read(job.id)).toMatchObject({
    status: 'done',
    progress: 100,
    result: { files: 3 },
    lease_until: null,
  })
})

it('goes to the next worker when its own one died, who then may write nothing more', async () => {
  await enqueue()
  const first = await claimOne()
  await letTimePass('46 seconds')
  const second = await claimOne()
  expect(second).toMatchObject({ id: first.id, attempts: 2, token: 2, progress: 0 })
  expect(await beat(first, 90)).toBe(false)
  expect(await finish(first)).toBe(false)
  expect(await fail(first)).toBeNull()
  await release(first)
  expect(await read(first.id)).toMatchObject({ status: 'running', attempts: 2 })
  expect(await finish(second)).toBe(true)
})

it('fails when its workers die again and again', async () => {
  await enqueue({ attempts: 2 })
  for (const _ of [1, 2]) {
    await claimOne()
    await letTimePass('46 seconds')
  }
  expect(await claim()).toBeUndefined()
  expect(await database.sql('select status, error from public.jobs')).toEqual([
    { status: 'failed', error: 'The worker stopped before it was done.' },
  ])
})

it('is tried again after 10, then after 20 seconds, and then fails', async () => {
  await enqueue()
  for (const seconds of [10, 20]) {
    expect(await fail(await claimOne())).toBe('queued')
    await letTimePass(`${seconds - 1} seconds`)
    expect(await claim()).toBeUndefined()
    await letTimePass('2 seconds')
  }
  const last = await claimOne()
  expect(await fail(last)).toBe('failed')
  expect(await read(last.id)).toMatchObject({ status: 'failed', error: 'The disk is full.' })
})

it('is not tried again after a failure that is final', async () => {
  await enqueue()
  expect(await fail(await claimOne(), true)).toBe('failed')
  await letTimePass('1 hour')
  expect(await claim()).toBeUndefined()
})

it('goes back from a worker that stops, and that attempt does not count', async () => {
  await enqueue({ attempts: 1 })
  await release(await claimOne())
  expect(await claimOne()).toMatchObject({ attempts: 1, token: 2 })
})

describe('with a key', () => {
  it('waits once, with the newest payload and at the earliest time', async () => {
    const first = await enqueue({ key: 'a', payload: { film: 1 }, delay: 60 })
    expect(await enqueue({ key: 'a', payload: { film: 2 } })).toBe(first)
    expect(await claimOne()).toMatchObject({ id: first, payload: { film: 2 } })
  })

  it('runs once, and the next one waits for it', async () => {
    await enqueue({ key: 'a' })
    const first = await claimOne()
    const next = await enqueue({ key: 'a' })
    expect(next).not.toBe(first.id)
    expect(await claim()).toBeUndefined()
    await finish(first)
    expect(await claimOne()).toMatchObject({ id: next })
  })

  it('leaves the next try to the newer one that waits', async () => {
    await enqueue({ key: 'a' })
    const first = await claimOne()
    const next = await enqueue({ key: 'a' })
    expect(await fail(first)).toBe('failed')
    expect(await claimOne()).toMatchObject({ id: next })
  })

  it('leaves the job of a dead worker to the newer one', async () => {
    await enqueue({ key: 'a' })
    await claimOne()
    const next = await enqueue({ key: 'a' })
    await letTimePass('46 seconds')
    expect(await claimOne()).toMatchObject({ id: next })
    expect(await claim()).toBeUndefined()
  })
})

it('says which kinds somebody does, to staff', async () => {
  const ASK = `select public.has_job_worker('renditions')`
  const admin = database.asUser('admin')
  expect(await admin.value(ASK)).toBe(false)
  await claim(['renditions', 'sweep'])
  expect(await admin.value(ASK)).toBe(true)
  expect(await database.asUser('member').value(ASK)).toBe(false)
  expect(await database.asAnon().attempt(ASK)).toEqual({ refused: '42501' })
  await database.run(`update private.job_workers set seen_at = now() - interval '2 minutes'`)
  expect(await admin.value(ASK)).toBe(false)
})

it('is forgotten a month after its end', async () => {
  const job = await enqueue()
  await enqueue()
  await finish(await claimOne())
  await database.run(`update public.jobs set finished_at = finished_at - interval '31 days'`)
  await server().value(`select public.remove_expired('public.jobs')`)
  expect(await read(String(job))).toBeUndefined()
})

it.each(['anon', 'admin', 'super_admin'] as const)('is not for %s to add, take or end', async (person) => {
  await enqueue()
  const session = person === 'anon' ? database.asAnon() : database.asUser(person)
  for (const call of [
    `public.enqueue_job('sweep', '{}')`,
    `public.claim_job(gen_random_uuid(), '{sweep}', 60)`,
    `public.heartbeat_job(gen_random_uuid(), 1, 60, 1)`,
    `public.finish_job(gen_random_uuid(), 1, '{}')`,
    `public.fail_job(gen_random_uuid(), 1, '', false)`,
    `public.release_job(gen_random_uuid(), 1)`,
    `public.remove_expired('public.jobs')`,
    `public.list_expiring_tables()`,
  ]) {
    expect([call, await session.attempt(`select ${call}`)]).toEqual([call, { refused: '42501' }])
  }
})
