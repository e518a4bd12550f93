import { randomUUID } from 'node:crypto'
import { Connection } from './connection'
import { PEOPLE, type Person } from './people'
import { Session, type Claims, type Row } from './session'

const BUILD_TIMEOUT = 180_000

type MirroringOptions = { allowChanges?: boolean; expired?: boolean; ended?: boolean }

/** A seeded database. Every test is rolled back. */
export class TestDatabase {
  readonly #connection: Connection

  constructor(isShared: boolean) {
    this.#connection = new Connection(isShared)
  }

  run = (statements: string) => this.#connection.exec(statements)
  begin = () => this.run('begin')
  rollback = () => this.run('rollback')
  close = () => this.#connection.close()

  /** Runs as the owner, without policies. */
  async sql<T = Row>(statement: string, parameters: unknown[] = []): Promise<T[]> {
    return (await this.#connection.query<T>(statement, parameters)).rows
  }

  async value<T>(statement: string, parameters: unknown[] = []): Promise<T> {
    const [row] = await this.sql<Row>(statement, parameters)
    if (!row) throw new Error(`No row: ${statement}`)
    return Object.values(row)[0] as T
  }

  asAnon(): Session {
    return new Session(this.#connection, 'anon', null)
  }

  asServiceRole(): Session {
    return new Session(this.#connection, 'service_role', null)
  }

  /** The role of the auth server, which has no rights on our tables. */
  asAuthServer(): Session {
    return new Session(this.#connection, 'supabase_auth_admin', null)
  }

  asUser(person: Person, claims: Partial<Claims> = {}): Session {
    return this.asClaims({ sub: PEOPLE[person], session_id: randomUUID(), ...claims })
  }

  asClaims(claims: Claims): Session {
    return new Session(this.#connection, 'authenticated', claims)
  }

  /** A sign-in of `actor` that mirrors `target`. */
  async asMirroring(actor: Person, target: Person, options: MirroringOptions = {}): Promise<Session> {
    const sessionId = randomUUID()
    await this.sql(
      `insert into private.mirroring_sessions
        (session_id, actor_id, target_id, allow_changes, started_at, expires_at, ended_at)
      values ($1, $2, $3, $4, now() - interval '2 hours', now() + $5::interval, case when $6 then now() end)`,
      [
        sessionId,
        PEOPLE[actor],
        PEOPLE[target],
        options.allowChanges ?? false,
        options.expired ? '-1 second' : '1 hour',
        options.ended ?? false,
      ],
    )
    return this.asUser(actor, { session_id: sessionId })
  }

  /** For tests that count calls. Only the owner of a server may set it, so `cluster.ts` does there. */
  trackFunctions = () =>
    this.run(`
      do $$ begin
        if current_setting('track_functions') <> 'all' then
          set track_functions = 'all';
        end if;
      end $$`)

  /** With their calls, tasks and notes. For tests that count their own. */
  deleteLeads = () => this.run('delete from public.contact_submissions')

  /** Supabase Lite grants all privileges on every start, so that only policies protect the rows. */
  async grantAsSupabaseLiteDoes(): Promise<void> {
    await this.run(`
      do $$
      declare
        schema regnamespace;
      begin
        for schema in select distinct relnamespace from pg_class where relrowsecurity loop
          execute format('grant usage on schema %s to anon, authenticated, service_role', schema);
          execute format('grant all on all tables in schema %s to anon, authenticated, service_role', schema);
          execute format('grant all on all sequences in schema %s to anon, authenticated, service_role', schema);
        end loop;
      end
      $$`)
  }
}

/**
 * Opens a database for the test file, with a transaction for each test. A file that commits takes one of its own, and so does
 * one that fills tables, because the space and the statistics of rows stay after a rollback.
 */
export function openDatabase({ isShared = true } = {}): TestDatabase {
  const database = new TestDatabase(isShared)
  beforeAll(() => database.sql('select'), BUILD_TIMEOUT)
  beforeEach(() => database.begin())
  afterEach(() => database.rollback())
  afterAll(() => database.close())
  return database
}
