import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { freePort } from './free-port.ts'
import { grantsOf } from '../tests/table-grants.ts'
import { startSeededStack } from './fresh-instance.ts'
import { databaseDir, mailDir, storageDir } from './instance.ts'
import { startStack, type Stack } from './start-stack.ts'
import { inStoppedDatabase } from './stopped-database.ts'

jest.setTimeout(120_000)

const CLIP = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
const CLIP_PATH = '/storage/v1/object/public/videos/tests/clip.mp4'

let dataDir: string
let port: number
let stack: Stack

const databaseUrl = process.env.TEST_STACK_DATABASE_URL
const place = () => ({ dataDir, databaseUrl, port, siteUrl: 'http://localhost:3999' })
const start = () => startStack(place())
const asStaff = () => createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
const asVisitor = () => createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
const signIn = async () => {
  const client = asVisitor()
  const credentials = { email: 'owl@fieldlight.example', password: 'Fieldlight-demo-2026' }
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return { client, session: data.session }
}
const get = (file: string, headers: Record<string, string> = {}) => fetch(stack.url + file, { headers })

/** All rows of two tables and every object, in one string. */
async function snapshot(): Promise<string> {
  const videos = await asStaff().from('videos').select().order('id').throwOnError()
  const profiles = await asStaff().from('profiles').select().order('id').throwOnError()
  const clip = await get(CLIP_PATH)
  return JSON.stringify([videos.data, profiles.data, clip.headers.get('etag'), (await clip.bytes()).length])
}

const inDatabase = (statement: string) => inStoppedDatabase(databaseUrl ?? databaseDir(dataDir), statement)

const UNKNOWN_MIGRATION =
  "insert into supabase_migrations.schema_migrations (version) values ('20250101000000')"

/** Of tables, views and sequences, without the right to read a public view, which reads as whoever asks. */
const GRANTS = `
  select acl.grantee::regrole::text as role, namespace.nspname || '.' || class.relname || ' ' || acl.privilege_type as granted
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  cross join lateral aclexplode(class.relacl) as acl
  where namespace.nspname in ('public', 'private') and class.relkind in ('r', 'v', 'm', 'p', 'S')
    and not (class.relkind = 'v' and namespace.nspname = 'public' and acl.privilege_type = 'SELECT')
    and (acl.grantee in ('anon'::regrole, 'authenticated'::regrole) or namespace.nspname = 'private' and acl.grantee <> class.relowner)`

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stack-'))
  port = await freePort()
  stack = await startSeededStack(place())
  const options = { contentType: 'video/mp4' }
  const { error } = await asStaff().storage.from('videos').upload('tests/clip.mp4', CLIP, options)
  expect(error).toBeNull()
})
afterAll(async () => {
  await stack.child.stop()
  await rm(dataDir, { recursive: true })
})

describe('media', () => {
  it('is served whole, with its type and length', async () => {
    const response = await get(CLIP_PATH)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(Buffer.from(await response.arrayBuffer()).equals(CLIP)).toBe(true)
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-10', 99_990, 99_999],
  ])('is served in the part %s', async (range, first, last) => {
    const response = await get(CLIP_PATH, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/100000`)
    expect(Buffer.from(await response.arrayBuffer()).equals(CLIP.subarray(first, last + 1))).toBe(true)
  })

  it('refuses a part past the end', async () => {
    const response = await get(CLIP_PATH, { range: 'bytes=100000-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */100000')
  })

  it('is sent whole when the part was asked of another version', async () => {
    expect((await get(CLIP_PATH, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200)
  })

  it('is read by a signed address while it lasts, and saved under the name that it asks for', async () => {
    const { data } = await asStaff()
      .storage.from('videos')
      .createSignedUrl('tests/clip.mp4', 60, { download: 'First cut.mp4' })
    const response = await fetch(data?.signedUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''First%20cut.mp4")
    expect((await fetch((data?.signedUrl ?? '').replace('token=', 'token=x'))).ok).toBe(false)
  })

  it('has no signed address when it is not there', async () => {
    const { data, error } = await asStaff().storage.from('videos').createSignedUrl('tests/gone.mp4', 60)
    expect(data).toBeNull()
    expect(error?.message).toBe('Object not found')
  })

  it.each([
    ['record', /\.json$/],
    ['bytes', /^[^.]*$/],
  ])('that lost its %s is not found, by whichever address', async (_, part) => {
    const files = asStaff().storage.from('videos')
    const list = () => readdir(storageDir(dataDir), { recursive: true })
    await files.remove(['tests/lost.mp4'])
    const before = new Set(await list())
    await files.upload('tests/lost.mp4', CLIP, { contentType: 'video/mp4' })
    const { data } = await files.createSignedUrl('tests/lost.mp4', 60)
    const addresses = [`${stack.url}/storage/v1/object/public/videos/tests/lost.mp4`, data?.signedUrl ?? '']
    const lost = (await list()).find((file) => !before.has(file) && part.test(file))
    await rm(path.join(storageDir(dataDir), lost ?? ''))
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD']) {
        expect((await fetch(address, { method })).status).toBe(404)
      }
      expect(await (await fetch(address)).json()).toMatchObject({ message: 'Object not found' })
    }
  })

  it('is not listed for visitors', async () => {
    expect((await asVisitor().storage.from('videos').list('tests')).data).toEqual([])
  })
})

describe('the gateway', () => {
  it.each(['/', '/_system/info', '/rest/v1/../../_system/info', '/rest/v1/%2e%2e/%2e%2e/_system/info'])(
    'does not serve %s',
    async (file) => {
      expect((await get(file)).status).toBe(404)
    },
  )

  it('requires a key', async () => {
    expect((await get('/rest/v1/videos')).status).toBe(401)
  })

  it.each([
    '',
    'contacts.order=id',
    'contacts.limit=9',
    'contacts.id=eq.1',
    'contacts=not.is.null',
    'and=()',
    'or=()',
  ])('refuses a deletion and a change of all rows, also to the server (%s)', async (parameter) => {
    const reviews = asStaff().from('client_reviews')
    const before = await reviews.select().order('id').throwOnError()
    for (const method of ['DELETE', 'PATCH']) {
      const answer = await fetch(`${stack.url}/rest/v1/client_reviews?select=id,contacts(id)&${parameter}`, {
        method,
        headers: { apikey: stack.secretKey, 'Content-Type': 'application/json' },
        body: method === 'PATCH' ? '{"rating":1}' : null,
      })
      expect(answer.status).toBe(400)
    }
    expect((await reviews.select().order('id').throwOnError()).data).toEqual(before.data)
  })

  it('never mixes up the roles of parallel requests', async () => {
    const attempts = Array.from({ length: 40 }, async (_, index) => {
      const staff = asStaff().from('profiles').select('id').throwOnError()
      const visitor = asVisitor().from('profiles').select('id')
      const upload = asStaff()
        .storage.from('ads')
        .upload(`tests/${index}.mp4`, CLIP, { contentType: 'video/mp4' })
      const [seenByStaff, seenByVisitor, uploaded] = await Promise.all([staff, visitor, upload])
      return [seenByStaff.data.length > 0, seenByVisitor.data?.length ?? 0, uploaded.error]
    })
    expect(await Promise.all(attempts)).toEqual(attempts.map(() => [true, 0, null]))
  })
})

describe('a function', () => {
  it('is given JSON as it was sent', async () => {
    const { client } = await signIn()
    const { data: deal } = await client
      .from('deals')
      .select()
      .eq('state', 'planned')
      .limit(1)
      .single()
      .throwOnError()
    const { data } = await client.rpc('find_deal_overlaps', { draft: { ...deal, id: null } }).throwOnError()
    expect(data).toContainEqual(expect.objectContaining({ deal_id: deal.id }))
  })
})

describe('a sign-in', () => {
  /** Asks with a token and nothing else, as whoever copied it would. */
  const roleOf = async (accessToken: string) => {
    const headers = { Authorization: `Bearer ${accessToken}` }
    const client = createClient(stack.url, stack.publishableKey, { global: { headers } })
    return (await client.rpc('get_user_type')).data as unknown
  }

  it('is renewed by two tabs at once', async () => {
    const { session } = await signIn()
    const renew = () => asVisitor().auth.refreshSession({ refresh_token: session.refresh_token })
    const renewed = await Promise.all([renew(), renew()])
    expect(renewed.map(({ error }) => error)).toEqual([null, null])
    for (const { data } of renewed) expect(await roleOf(data.session?.access_token ?? '')).toBe('owl')
  })

  it.each(['local', 'global'] as const)(
    'is over for a copied token, too, once it ends (%s)',
    async (scope) => {
      const { client, session } = await signIn()
      expect(await roleOf(session.access_token)).toBe('owl')
      await client.auth.signOut({ scope })
      expect(await roleOf(session.access_token)).toBeNull()
    },
  )

  it('changes no password and no address by its token alone', async () => {
    const { client } = await signIn()
    for (const change of [{ password: 'seven geese and a lantern' }, { email: 'thief@example.com' }]) {
      expect((await client.auth.updateUser(change)).error).not.toBeNull()
    }
    const { data } = await client.auth.getUser()
    await asStaff().rpc('permit_account_change', { of_user: data.user?.id })
    expect((await client.auth.updateUser({ password: 'seven geese and a lantern' })).error).toBeNull()
    await asStaff().rpc('permit_account_change', { of_user: data.user?.id })
    expect((await client.auth.updateUser({ password: 'Fieldlight-demo-2026' })).error).toBeNull()
  })

  it('cannot be created by sign-up, one-time code or magic link', async () => {
    const email = 'stranger@example.com'
    const doors = [
      asVisitor().auth.signUp({ email, password: 'violet tripod under rain' }),
      asVisitor().auth.signInWithOtp({ email }),
      fetch(`${stack.url}/auth/v1/magiclink`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }).then(({ ok }) => ({ error: ok ? null : 'refused' })),
    ]
    for (const { error } of await Promise.all(doors)) expect(error).not.toBeNull()
  })
})

describe('data', () => {
  it('is private to this account on the machine', async () => {
    expect((await stat(path.join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600)
    expect(await readFile(path.join(dataDir, 'stack.log'), 'utf8')).not.toContain(stack.secretKey)
  })

  it('keeps auth mail as files, with a link that a scanner cannot use up', async () => {
    const { error } = await asVisitor().auth.resetPasswordForEmail('admin@fieldlight.example')
    expect(error).toBeNull()
    const files = await readdir(mailDir(dataDir))
    const mails = await Promise.all(files.map((file) => readFile(path.join(mailDir(dataDir), file), 'utf8')))
    const mail = mails.find((text) => text.includes('To: admin@fieldlight.example'))
    expect(mail).toMatch(/http:\/\/localhost:3999\/auth\/confirm\?token_hash=\w+&type=recovery/)
  })

  it('is the same after a restart, and nothing is loaded twice', async () => {
    const before = await snapshot()
    await stack.child.stop()
    stack = await start()
    expect(stack.counts).toEqual({ migrations: 0, seeds: 0, media: 0 })
    expect(await snapshot()).toBe(before)
  })

  it('is the same after kill -9', async () => {
    const before = await snapshot()
    stack.child.process.kill('SIGKILL')
    await stack.child.exited
    stack = await start()
    expect(await snapshot()).toBe(before)
  })

  it('is used by one process at a time', async () => {
    await expect(start()).rejects.toThrow(/already running/)
  })

  it('grants what somebody may do after several starts, and the private schema to nobody', async () => {
    await stack.child.stop()
    const grants = inDatabase(GRANTS)
    const of = (wanted: string) =>
      grants.flatMap(({ role, granted }) => (role === wanted ? [granted as string] : []))
    expect(of('anon').toSorted()).toEqual(grantsOf('anon'))
    expect(of('authenticated').toSorted()).toEqual(grantsOf('authenticated'))
    expect(of('service_role')).toEqual([])
    expect(inDatabase(`select has_schema_privilege('anon', 'private', 'usage') as may`)).toEqual([
      { may: false },
    ])
  })

  it('of other migrations is refused with one sentence and exit code 1', async () => {
    inDatabase(UNKNOWN_MIGRATION)
    for (const program of ['local.ts', 'dev.ts']) {
      const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, program)], {
        env: {
          ...process.env,
          STACK_DIR: dataDir,
          STACK_DATABASE_URL: databaseUrl ?? '',
          STACK_PORT: String(port),
          PORT: String(await freePort()),
        },
        encoding: 'utf8',
      })
      expect(stderr.trim()).toBe(
        "This database was built by other migrations than those in supabase/migrations; 'npm run db:reset' throws it away and builds a new one.",
      )
      expect(status).toBe(1)
    }
  })
})
