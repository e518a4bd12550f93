import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readLockFile } from './lock-file'
import { formatThirdParty } from './third-party'

function isAllowed(license: string | undefined): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  try {
    const installed = join(folder, 'node_modules/some-package')
    mkdirSync(installed, { recursive: true })
    copyFileSync('.licensee.json', join(folder, '.licensee.json'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { 'some-package': '1.0.0' } }))
    writeFileSync(
      join(installed, 'package.json'),
      JSON.stringify({ name: 'some-package', version: '1.0.0', license }),
    )
    return spawnSync(process.execPath, [resolve('node_modules/.bin/licensee')], { cwd: folder }).status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SEE LICENSE IN LICENSE', 'LGPL-3.0-or-later', undefined])(
  'the allow-list refuses a new package under %s',
  (license) => {
    expect(isAllowed(license)).toBe(false)
  },
)

test('the allow-list accepts a new package under MIT', () => {
  expect(isAllowed('MIT')).toBe(true)
})

test('THIRD_PARTY.md matches the lock file', () => {
  const production = readLockFile().filter(({ isProduction }) => isProduction)
  expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(formatThirdParty(production))
})
