import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

/** What tests of authenticator apps and of passkeys share. */
export function openSecondSteps(database: TestDatabase) {
  return {
    async signIn(person: Person): Promise<{ id: string; session: Session }> {
      const id = randomUUID()
      const session = database.asUser(person, { session_id: id })
      await session.query('select public.get_sign_in()')
      return { id, session }
    },

    async stateOf(session: Session) {
      const [row] = await session.query('select session_state from public.get_sign_in()')
      return row?.session_state
    },

    /** In the order of their statements, and those of one statement by name: all are of one transaction, and so of one time. */
    letters: () =>
      database.sql<{ event: string; recipient: string }>(
        `select payload ->> 'event' as event, recipient from public.outbox_messages where kind = 'second_factor' order by age(xmin) desc, event`,
      ),
  }
}
