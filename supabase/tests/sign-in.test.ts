import { openDatabase } from './harness'
import { PEOPLE } from './people'
import type { Session } from './session'

const database = openDatabase()

const signInOf = async (session: Session) => {
  const [row, ...others] = await session.query(
    'select id, email, user_type::text, target_id, target_user_type::text, allow_changes, is_valid from public.get_sign_in()',
  )
  expect(others).toEqual([])
  return row
}

const NOT_MIRRORING = { target_id: null, target_user_type: null, allow_changes: null, is_valid: null }
const NO_PROFILE = { id: null, email: null, user_type: null }

it('names who acts as themselves', async () => {
  expect(await signInOf(database.asUser('owl'))).toEqual({
    id: PEOPLE.owl,
    email: 'owl@fieldlight.example',
    user_type: 'owl',
    ...NOT_MIRRORING,
  })
})

it('has no profile for somebody without a role, and none for an ended sign-in', async () => {
  expect(await signInOf(database.asUser('member'))).toEqual({ ...NO_PROFILE, ...NOT_MIRRORING })
  const ended = database.asUser('admin')
  expect(await signInOf(ended)).toMatchObject({ id: PEOPLE.admin })
  await database.run('delete from auth.sessions')
  expect(await signInOf(ended)).toEqual({ ...NO_PROFILE, ...NOT_MIRRORING })
})

it('names the mirrored person, and through whom', async () => {
  const session = await database.asMirroring('super_admin', 'owl')
  expect(await signInOf(session)).toEqual({
    id: PEOPLE.owl,
    email: 'owl@fieldlight.example',
    user_type: 'owl',
    target_id: PEOPLE.owl,
    target_user_type: 'owl',
    allow_changes: false,
    is_valid: true,
  })
})

it('keeps telling of mirroring that is over, and gives no profile for it', async () => {
  const session = await database.asMirroring('super_admin', 'admin', { expired: true })
  expect(await signInOf(session)).toMatchObject({ ...NO_PROFILE, target_id: PEOPLE.admin, is_valid: false })
})

it('is not for visitors', async () => {
  expect(await database.asAnon().attempt('select * from public.get_sign_in()')).toEqual({ refused: '42501' })
})
