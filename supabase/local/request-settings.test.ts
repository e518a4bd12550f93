import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const MODULE = path.join(import.meta.dirname, 'request-settings.ts')

/** The statements for each request: those of Lite, and ours. */
const COMPARE = `
  import { PgliteConnection } from '@supabase/lite/pglite'
  const { prepareRequestsAtOnce } = await import(process.argv[1])
  let statements = []
  const connection = new PgliteConnection()
  connection.driver.query = async (sql, parameters) => {
    statements.push({ sql, parameters })
    return { rows: [], fields: [] }
  }
  const lite = Object.getPrototypeOf(connection)
  prepareRequestsAtOnce(connection)

  async function record(methods, { user, call }) {
    statements = []
    await methods.applyJwtSessionContext.call(connection, connection.kysely, user, true)
    if (call) await methods.applyRpcRequestGucs.call(connection, connection.kysely, call)
    return statements
  }
  const results = []
  for (const request of JSON.parse(process.argv[2])) {
    results.push({ lite: await record(lite, request), ours: await record(connection, request) })
  }
  console.log(JSON.stringify(results))
  // A process that ends while V8 compiles the database may crash.
  await connection.driver.waitReady
  process.exit(0)`

type Statement = { sql: string; parameters: string[] }

/** The value of each setting after the statements. */
function settingsOf(statements: Statement[]): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const { sql, parameters } of statements) {
    const role = /^SET LOCAL ROLE "(\w+)"$/.exec(sql)
    if (role) settings.role = String(role[1])
    else {
      const resolve = (text = '') =>
        text.startsWith('$') ? String(parameters[Number(text.slice(1)) - 1]) : text.slice(1, -1)
      const calls = [...sql.matchAll(/set_config\(('[^']*'|\$\d+), ('[^']*'|\$\d+), true\)/g)]
      expect(sql.toLowerCase()).toBe(`select ${calls.map(([text]) => text).join(', ')}`.toLowerCase())
      for (const [, name, value] of calls) settings[resolve(name)] = resolve(value)
    }
  }
  return settings
}

const jwt = { sub: 'a0000000-0000-4000-8000-000000000002', role: 'authenticated', session_id: 'one' }
const person = { role: 'authenticated', uid: jwt.sub, jwt }
const call = { method: 'POST', path: '/rpc/get_sign_in', requestHeaders: { 'x-quote': "it's" } }
const REQUESTS = [
  { user: {} },
  { user: { auth: { role: 'anon', jwt: null } }, call: { method: 'GET', path: '/rpc/viewer' } },
  { user: { auth: person }, call },
  { user: { auth: person, storage: { operation: 'object.get' } } },
  { user: { auth: { role: 'service_role', jwt: { role: 'service_role' } } } },
]

/** In plain Node: Jest's module system cannot load PGlite. */
it('makes the settings that Supabase Lite makes, and no others', async () => {
  const parameters = ['--input-type=module', '-e', COMPARE, MODULE, JSON.stringify(REQUESTS)]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  const results = JSON.parse(stdout) as { lite: Statement[]; ours: Statement[] }[]
  expect(results).toHaveLength(REQUESTS.length)
  for (const { lite, ours } of results) {
    expect(lite.length).toBeGreaterThan(4)
    expect(settingsOf(ours)).toEqual(settingsOf(lite))
    expect(Object.keys(settingsOf(ours))[0]).toBe('role')
  }
  expect(results.map(({ ours }) => ours.length)).toEqual([1, 2, 2, 1, 1])
  expect(settingsOf(results[2]?.ours ?? [])['request.jwt.claims']).toBe(JSON.stringify(jwt))
})
