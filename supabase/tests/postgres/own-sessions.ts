import postgres, { type Sql } from 'postgres'

/** More sessions on the database of a file that takes its own (`isShared: false`). */
export function openOwnSessions(max: number): Sql {
  const address = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
    pathname: `own_${process.env.JEST_WORKER_ID}`,
  })
  return postgres(address.href, { max, onnotice: () => undefined })
}
