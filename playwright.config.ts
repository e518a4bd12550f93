import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, installChromium } from './tools/gate/browser.ts'
import { TEST_SITE_URL } from './e2e/fixtures/test-site.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  forbidOnly: true,
  // The gate's machine is shared: a test may try again there, and the report says that it did.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // On a fresh server the first look at a picture waits until it is encoded, and what is asked for next waits behind it.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: TEST_SITE_URL,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: installChromium(),
      args: CHROMIUM_ARGS,
    },
  },
  webServer: {
    command: 'node supabase/local/test-server.ts',
    url: TEST_SITE_URL,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
