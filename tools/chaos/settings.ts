import { readSettings, type Settings, type Variables } from '../../supabase/local/settings.ts'

/** Faults happen beside a demo, the tests and the report: ports, a database and a build of their own. */
export function readChaosSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3280,
    stackPort: 54580,
    dataDir: '.local-stack/chaos',
    buildDir: '.next-chaos',
  })
}
