import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findTestBrowser } from './tools/gate/browser.ts'
import { TEST_SITE_URL } from './e2e/fixtures/test-site.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  forbidOnly: true,
  // CI machines are shared: a test may run again there, and the report says so.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  // On a fresh server the first request for a picture waits until it is encoded, and later requests wait behind it.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: TEST_SITE_URL,
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a quarter of the processor time. Run a failed test again with `--trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findTestBrowser(),
      // No page of a test lives long enough for what compiling it a second time would gain.
      args: [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'],
    },
  },
  // `npm test` starts the server before the browser tests.
  webServer:
    process.env.TEST_SERVER === 'started'
      ? undefined
      : {
          command: 'node supabase/local/test-server.ts',
          url: TEST_SITE_URL,
          reuseExistingServer: false,
          timeout: 600_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
})
