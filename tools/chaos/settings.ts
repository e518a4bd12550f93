import { readSettings, type Settings, type Variables } from '../../supabase/local/settings.ts'

/** Own ports, database and build, so that a demo, the tests and the perf report can run at the same time. */
export function readChaosSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3280,
    stackPort: 54580,
    dataDir: '.local-stack/chaos',
    buildDir: '.next-chaos',
    proxyHops: 1,
  })
}
