import { readSettings, type Settings, type Variables } from './settings.ts'

/** Tests run beside a demo without touching it: other ports, another database, another build. */
export function readTestSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3100,
    stackPort: 54421,
    dataDir: '.local-stack/test',
    buildDir: '.next-test',
  })
}
