import { toMirroring, toViewer } from './account'

const ROW = {
  target_id: 'a0000000-0000-4000-8000-000000000003',
  target_email: 'owl@fieldlight.example',
  target_first_name: 'Ines',
  target_last_name: 'Carvalho',
  target_user_type: 'owl',
  expires_at: '2026-11-20T22:00:00+00:00',
  allow_changes: false,
  original_dashboard: '/dashboard/super-admin/users',
  is_valid: true,
}

test('labels the mirrored user by name, or by email without a name', () => {
  expect(toMirroring(ROW).label).toBe('Ines Carvalho')
  expect(toMirroring({ ...ROW, target_first_name: null, target_last_name: null }).label).toBe(
    'owl@fieldlight.example',
  )
  const deleted = {
    ...ROW,
    target_id: null,
    target_email: '',
    target_first_name: null,
    target_last_name: null,
    target_user_type: null,
  }
  expect(toMirroring(deleted)).toMatchObject({ label: 'former user', role: null })
})

test('the viewer cookie contains only the label', () => {
  const account = {
    id: 'x',
    email: 'owl@fieldlight.example',
    firstName: null,
    lastName: null,
    role: 'owl' as const,
  }
  expect(toViewer(account, toMirroring(ROW))).toEqual({
    name: 'owl',
    role: 'owl',
    mirroring: 'Ines Carvalho',
  })
  expect(toViewer(account)).toEqual({ name: 'owl', role: 'owl' })
})
