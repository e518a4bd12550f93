import path from 'node:path'
import { PROJECT_ROOT, readSettings, readTestSettings } from './settings.ts'

describe('readSettings', () => {
  it('serves the demo on loopback by default', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      stackPort: 54321,
      dataDir: path.join(PROJECT_ROOT, '.local-stack/demo'),
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      buildDir: '.next',
      proxyHops: 0,
      seedFolders: ['demo/rows', 'demo/changes'],
    })
  })

  it('gives the tests an empty history', () => {
    expect(readTestSettings({}).seedFolders).toEqual(['demo/rows'])
  })

  it('follows the port with the address of the site', () => {
    expect(readSettings({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  })

  it.each(['abc', '0', '70000', '3.5'])('names the variable when the port is %s', (value) => {
    expect(() => readSettings({ STACK_PORT: value })).toThrow(/^STACK_PORT must be a port number/)
  })

  it('does not repeat an address of a database that it refuses', () => {
    expect(() => readSettings({ STACK_DATABASE_URL: 'mysql://ruth:secret@db/site' })).toThrow(
      /^STACK_DATABASE_URL must be an address like (?!.*secret)/,
    )
  })

  it('refuses one port for both', () => {
    expect(() => readSettings({ PORT: '5000', STACK_PORT: '5000' })).toThrow(/give them different numbers/)
  })
})
