import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../../local/refusal.ts'

/** The server programs on Debian, in a folder for each version. */
const DEBIAN = '/usr/lib/postgresql'
/** Version 15 introduced grants on single settings, which hosted projects use. */
const OLDEST = 15

function candidates(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = process.env.PATH?.split(path.delimiter) ?? []
  return [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...onPath]
}

/**
 * The folder of the newest PostgreSQL's programs.
 *
 * @throws Refusal without one, or with one that is too old
 */
export function findPostgres(): string {
  const folder = candidates().find((candidate) => existsSync(path.join(candidate, 'pg_ctl')))
  if (!folder) {
    throw new Refusal(
      'There is no PostgreSQL server on this machine. On Debian: apt-get install postgresql. ' +
        'The same tests run on the embedded one: npm run test:unit -- --selectProjects database',
    )
  }
  const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  if (Number(/\d+/.exec(version)?.[0]) < OLDEST) {
    throw new Refusal(`${version} in ${folder} is too old: the tests need PostgreSQL ${OLDEST} or newer.`)
  }
  return folder
}
