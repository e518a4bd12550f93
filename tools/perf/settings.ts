import { readSettings, type Settings, type Variables } from '../../supabase/local/settings.ts'

/** The report runs beside a demo and beside the tests: ports, a database and a build of its own. */
export function readPerfSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3200,
    stackPort: 54521,
    dataDir: '.local-stack/perf',
    buildDir: '.next-perf',
  })
}
