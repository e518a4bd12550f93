import { countJest, countPlaywright } from './reports'

test('Jest: failed tests with their files, and files that did not load', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/site/lib/sum.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'sums add', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums carry',
            status: 'failed',
            failureMessages: ['\x1b[31mExpected: 10\x1b[39m\nReceived: 0'],
          },
        ],
      },
      { name: '/site/lib/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/site/lib/skipped.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(countJest(report, '/site')).toEqual({
    passed: 1,
    failed: 2,
    names: ['lib/sum.test.ts › sums carry\n    Expected: 10\n    Received: 0', 'lib/broken.test.ts'],
  })
})

test('Playwright: failed tests in groups, and none that passed on the second try', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'site/map.spec.ts',
        specs: [{ title: 'is slow', tests: [{ status: 'flaky' }] }],
        suites: [{ title: 'offline', specs: [{ title: 'says so', tests: [{ status: 'unexpected' }] }] }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    names: ['site/map.spec.ts › offline › says so'],
  })
})
