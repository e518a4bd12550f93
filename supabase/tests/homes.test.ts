import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Rows = { count: number; rows: { id: string }[] }

const callOf = {
  manager: 'select public.get_manager_home()',
  designer: 'select public.get_designer_home()',
  admin: 'select public.get_admin_home(private.today() - 29, private.today())',
  superAdmin: 'select public.get_super_admin_home()',
} as const

const MAY_CALL: Record<keyof typeof callOf, readonly Person[]> = {
  manager: ['project_manager', 'admin', 'super_admin'],
  designer: ['graphic_designer', 'project_manager', 'admin', 'super_admin'],
  admin: ['admin', 'super_admin'],
  superAdmin: ['super_admin'],
}

const homeOf = <Home>(name: keyof typeof callOf, person: Person) =>
  database.asUser(person).value<Home>(callOf[name]) as Promise<Home>

it.each(Object.keys(callOf) as (keyof typeof callOf)[])(
  'opens the home of %s to its roles only, also in mirroring',
  async (name) => {
    for (const person of Object.keys(PEOPLE) as Person[]) {
      const answer = await database.asUser(person).attempt(callOf[name])
      expect([person, answer]).toEqual([person, MAY_CALL[name].includes(person) ? expect.anything() : { refused: 'PT403' }])
      if (MAY_CALL[name].includes(person)) expect(answer).not.toHaveProperty('refused')
    }
    expect(await database.asAnon().attempt(callOf[name])).toEqual({ refused: '42501' })
  },
)
