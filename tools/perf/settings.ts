import { readSettings, type Settings, type Variables } from '../../supabase/local/settings.ts'

/** Own ports, database and build, so that a demo and the tests can run at the same time. */
export function readPerfSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3200,
    stackPort: 54521,
    dataDir: '.local-stack/perf',
    buildDir: '.next-perf',
    proxyHops: 1,
  })
}
