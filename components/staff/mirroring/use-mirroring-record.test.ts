import { toMirroring } from '@/lib/auth/account'
import { toMirroringRecord } from './use-mirroring-record'

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

test('toMirroringRecord returns what the browser stores', () => {
  expect(toMirroringRecord(toMirroring(ROW))).toEqual({
    id: ROW.target_id,
    email: 'owl@fieldlight.example',
    userType: 'owl',
    first_name: 'Ines',
    last_name: 'Carvalho',
    originalUserDashboard: '/dashboard/super-admin/users',
  })
})
