import { readSettings, type Settings, type Variables } from '../../supabase/local/settings.ts'

/** The port is nginx's. Own ports, database and builds, so that a demo and the tests can run at the same time. */
export function readDeploySettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3380,
    stackPort: 54680,
    dataDir: '.local-stack/deploy',
    buildDir: '.next-blue',
    proxyHops: 1,
  })
}
