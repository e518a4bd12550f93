import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testKeys } from '../fixtures/keys.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_BUILD_DIR } from '../fixtures/test-site.ts'

const CLIENT_FILES = join(process.cwd(), TEST_BUILD_DIR, 'static')

const clientFiles = () =>
  readdirSync(CLIENT_FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('no secret or its name is in files that browsers load', () => {
  const { secretKey, jwtSecret } = testKeys()
  const forbidden = [secretKey, jwtSecret, 'SUPABASE_SECRET_KEY', 'sb_secret_', 'JWT_SECRET']
  const files = clientFiles()
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(file, 'latin1')
    for (const word of forbidden) expect(text.includes(word), `${word} in ${file}`).toBe(false)
  }
})
