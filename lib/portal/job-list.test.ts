import { HANDLERS } from '@/lib/jobs/handlers'
import { JOB_KIND_LABELS, jobKindLabel } from './job-list'

test('every kind of job has a label', () => {
  expect(Object.keys(JOB_KIND_LABELS).toSorted()).toEqual(Object.keys(HANDLERS).toSorted())
  expect(jobKindLabel('sweep')).toBe('Routine cleanup')
  expect(jobKindLabel('of-an-older-version')).toBe('Of an older version')
})
