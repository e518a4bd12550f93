import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateApiKey } from '@supabase/lite'

export interface Keys {
  publishableKey: string
  secretKey: string
  jwtSecret: string
}

export const keysFile = (dataDir: string) => path.join(dataDir, 'keys.json')

/** Creates keys on the first start. Only the owner of the files can read them. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = keysFile(dataDir)
  const existing = await readFile(file, 'utf8').catch(() => null)
  if (existing !== null) return JSON.parse(existing) as Keys

  const keys: Keys = {
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  // Written to another file and renamed, so that a killed process never leaves half a file.
  await writeFile(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return keys
}
