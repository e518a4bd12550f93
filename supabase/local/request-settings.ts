import type { PGlite, PgliteConnection } from '@supabase/lite/pglite'

type Setting = [name: string, value: string]

/** What Lite knows of a request: its user, and what a storage policy may ask for. */
interface RequestContext {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: unknown }
}

interface FunctionCall {
  method: string
  path: string
  requestHeaders?: Record<string, string>
}

/** Private methods of Lite, which send a statement for each setting. */
interface RequestSettings {
  applyJwtSessionContext(transaction: unknown, context: RequestContext): Promise<void>
  applyRpcRequestGucs(transaction: unknown, call: FunctionCall): Promise<void>
}

/** The role comes first, as in Lite. A request without a token leaves the claims of the session alone. */
const settingsOfUser = ({ auth, storage }: RequestContext): Setting[] => {
  const role = auth?.role || 'anon'
  return [
    ['role', role],
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', String(storage?.operation ?? '')],
    ...(auth?.jwt && typeof auth.jwt === 'object'
      ? [['request.jwt.claims', JSON.stringify(auth.jwt)] satisfies Setting]
      : []),
  ]
}

const settingsOfCall = ({ method, path, requestHeaders }: FunctionCall): Setting[] => [
  ['response.status', ''],
  ['response.headers', ''],
  ['request.method', method],
  ['request.path', path],
  ['request.headers', JSON.stringify(requestHeaders ?? {})],
]

/**
 * Lite takes most of a small request's time to prepare it: it sends six to eleven statements, and looks in the text of every
 * view for types of its SQLite. One statement makes the same settings, for the same transaction.
 */
export function prepareRequestsAtOnce(connection: PgliteConnection): void {
  // The embedded Postgres has one session, so this runs in the transaction that Lite has begun.
  const apply = async (settings: Setting[]) => {
    const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`)
    await connection.driver.query(`select ${calls.join(', ')}`, settings.flat())
  }
  Object.assign(connection, {
    applyJwtSessionContext: (_, context) => apply(settingsOfUser(context)),
    applyRpcRequestGucs: (_, call) => apply(settingsOfCall(call)),
  } satisfies RequestSettings)

  const introspect = connection.introspect.bind(connection)
  connection.introspect = async (options) => {
    const schema = await introspect(options)
    for (const view of schema.views) view.sql = ''
    return schema
  }
}

/** The driver copies its list of parsers for every statement. Most are for arrays of whole rows, which no answer contains. */
export async function dropRowParsers(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ type: string }>(
    "select typarray::text as type from pg_type where typtype = 'c' and typarray <> 0",
  )
  const unused = new Set(rows.map(({ type }) => type))
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !unused.has(type)))
}
