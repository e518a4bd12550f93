import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from './harness'

const GUIDE = path.join(__dirname, '../../deploy/README.md')

const database = openDatabase()

it('the statement of the guide lets the first super admin in', async () => {
  const [, statement = ''] =
    /```sql\n(select private\.issue_invitation[^;]*);\n```/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  const token = await database.value<string>(statement)
  const id = await database.asAuthServer().value<string>(
    `insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'you@example.com', jsonb_build_object('invitation_token', $1::text)) returning id`,
    [token],
  )
  expect(await database.sql('select * from public.profiles where id = $1', [id])).toMatchObject([
    { first_name: 'First', last_name: 'Last', user_type: 'super_admin', active: true },
  ])
})
