import { DatabaseError, type Connection } from './connection'

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin'
export type Claims = { sub: string; session_id?: string; [claim: string]: unknown }
export type Row = Record<string, unknown>

/** The number of rows that a statement returned or changed, or its error code. */
export type Outcome = { count: number } | { refused: string }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The row that the auth server keeps for a sign-in. */
const signIn = (sessionId: string, userId: string) => `
  insert into auth.sessions (id, user_id)
    select ${quoted(sessionId)}, id from auth.users where id = ${quoted(userId)}
  on conflict do nothing;`

/** Runs statements as one caller of the API, like PostgREST and Supabase Lite. */
export class Session {
  readonly #connection: Connection
  readonly #role: DatabaseRole
  readonly #claims: Claims | null
  #isSignedIn = false

  constructor(connection: Connection, role: DatabaseRole, claims: Claims | null) {
    this.#connection = connection
    this.#role = role
    this.#claims = claims
  }

  /** @throws the error of the database; the surrounding transaction stays usable. */
  async query<T = Row>(statement: string, parameters: unknown[] = []): Promise<T[]> {
    return (await this.#run<T>(statement, parameters)).rows
  }

  /** The first column of the first row; null without one. */
  async value<T = unknown>(statement: string, parameters: unknown[] = []): Promise<T | null> {
    const [row] = await this.query<Row>(statement, parameters)
    return row ? ((Object.values(row)[0] as T | undefined) ?? null) : null
  }

  async attempt(statement: string, parameters: unknown[] = []): Promise<Outcome> {
    try {
      const { rows, affectedRows } = await this.#run(statement, parameters)
      return { count: rows.length || affectedRows }
    } catch (error) {
      if (error instanceof DatabaseError) return { refused: error.code }
      throw error
    }
  }

  #run<T>(statement: string, parameters: unknown[]) {
    return this.#connection.query<T>(statement, parameters, {
      before: `${this.#signInOnce()}savepoint statement; ${this.#become}`,
      after: 'reset role; release savepoint statement',
      undo: 'rollback to savepoint statement',
    })
  }

  #signInOnce(): string {
    const { session_id: sessionId, sub } = this.#claims ?? {}
    if (this.#isSignedIn || !sub || !sessionId || !UUID.test(sessionId)) return ''
    this.#isSignedIn = true
    return signIn(sessionId, sub)
  }

  get #become(): string {
    const claims = this.#claims && JSON.stringify({ role: this.#role, ...this.#claims })
    return `
      set local role ${this.#role};
      set local request.jwt.claim.role = ${quoted(this.#role)};
      set local request.jwt.claim.sub = ${quoted(this.#claims?.sub ?? '')};
      set local request.jwt.claims = ${quoted(claims ?? '')};`
  }
}
