import { ANSWERS, RECORDS, WHILE_LOOKING, WHILE_MIRRORING } from './function-answers'
import { openDatabase } from './harness'
import { EXTRA_ROWS } from './samples'
import type { Session } from './session'

const database = openDatabase()

const STAFF = ['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin'] as const
const CALLERS = ['member', ...STAFF] as const
const MIRRORED = ['graphic_designer', 'project_manager', 'owl', 'admin'] as const

/** Answers 'nothing', 'something' or the code of an error. Whatever the call changed is taken back. */
const ASK = `
  create function pg_temp.ask(call text) returns text language plpgsql as $$
  declare
    is_nothing boolean;
  begin
    execute format(
      $sql$select coalesce(bool_and(answer is null or answer in ('', '0', 'false', '[]', '{}')), true) from (%s) as asked (answer)$sql$, call
    ) into is_nothing;
    raise exception using errcode = case when is_nothing then 'ZZ000' else 'ZZ001' end;
  exception when others then
    return case sqlstate when 'ZZ000' then 'nothing' when 'ZZ001' then 'something' else sqlstate end;
  end
  $$`

beforeEach(() => database.run(`${EXTRA_ROWS}${ASK}`))

type OwnerFunction = { name: string; call: string; reads: boolean }

/** With the record that the function looks for first, and nulls. */
async function listFunctions(): Promise<OwnerFunction[]> {
  const functions = await database.sql<{ name: string; reads: boolean; types: string[] }>(
    `select proc.proname as name, proc.provolatile <> 'v' as reads,
      array(select format_type(type, null) from unnest(proc.proargtypes) with ordinality as one (type, place) order by place) as types
    from pg_proc as proc
    where proc.pronamespace = 'public'::regnamespace and proc.prosecdef
      and has_function_privilege('authenticated', proc.oid, 'execute')
    order by proc.proname`,
  )
  const records = new Map<string, string>()
  for (const [name, query] of Object.entries(RECORDS)) {
    records.set(name, `'${await database.value<string | number>(`select ${query}`)}'`)
  }
  return functions.map(({ name, reads, types }) => {
    const [first, ...others] = types.map((type) => `null::${type}`)
    const record = records.get(name) ?? first
    return {
      name,
      reads,
      call: `select answer::text from public.${name}(${[record ?? [], others].flat().join(', ')}) as answer`,
    }
  })
}

async function answersFor(session: Session, functions: OwnerFunction[]): Promise<Map<string, string>> {
  const rows = await session.query<{ name: string; answer: string }>(
    `select asked.name, pg_temp.ask(asked.call) as answer from unnest($1::text[], $2::text[]) as asked (name, call)`,
    [functions.map(({ name }) => name), functions.map(({ call }) => call)],
  )
  return new Map(rows.map(({ name, answer }) => [name, answer]))
}

type Answers = Map<string, Map<string, string>>

async function askCallers(functions: OwnerFunction[]): Promise<Answers> {
  const asked: Answers = new Map()
  for (const person of CALLERS) asked.set(person, await answersFor(database.asUser(person), functions))
  return asked
}

const isRefused = (answer: string | undefined) => answer === 'PT403' || answer === '42501'

function named(people: string[]): string {
  if (people.length === CALLERS.length) return 'everybody'
  if (people.length === STAFF.length && !people.includes('member')) return 'all staff'
  return people.join(', ') || 'nobody'
}

/** As a sentence, which is a key of ANSWERS. */
function describeAnswers(name: string, asked: Answers): string {
  const answers = [...asked].map(([person, of]) => ({ person, answer: of.get(name) }))
  const those = (isOne: (answer: string | undefined) => boolean) =>
    named(answers.flatMap(({ person, answer }) => (isOne(answer) ? [person] : [])))
  if (answers.some(({ answer }) => isRefused(answer)))
    return `lets in ${those((answer) => !isRefused(answer))}`
  return `refuses nobody, answers ${those((answer) => answer !== 'nothing' && answer !== 'PT404')}`
}

function tableOf(functions: OwnerFunction[], asked: Answers): Record<string, string[]> {
  const table: Record<string, string[]> = {}
  for (const { name } of functions) (table[describeAnswers(name, asked)] ??= []).push(name)
  return table
}

it('every function that runs as its owner lets in the roles that it is for', async () => {
  const functions = await listFunctions()
  expect(tableOf(functions, await askCallers(functions))).toEqual(ANSWERS)
})

it.each(MIRRORED)(
  'who mirrors a %s and may change gets the same, apart from the own account',
  async (role) => {
    const functions = await listFunctions()
    const own = await answersFor(database.asUser(role), functions)
    const mirrored = await answersFor(
      await database.asMirroring('super_admin', role, { allowChanges: true }),
      functions,
    )
    expect(Object.fromEntries(mirrored)).toEqual({ ...Object.fromEntries(own), ...WHILE_MIRRORING })
  },
)

it.each(MIRRORED)('who only looks as a %s reads the same, and changes nothing', async (role) => {
  const functions = await listFunctions()
  const own = await answersFor(database.asUser(role), functions)
  const looking = await answersFor(await database.asMirroring('super_admin', role), functions)
  const expected = functions.map(({ name, reads }) => {
    const answer = own.get(name) ?? ''
    if (isRefused(answer)) return [name, WHILE_MIRRORING[name] ?? answer]
    return [name, WHILE_LOOKING[name] ?? WHILE_MIRRORING[name] ?? (reads ? answer : 'PT403')]
  })
  expect(Object.fromEntries(looking)).toEqual(Object.fromEntries(expected))
})

it('finds a function that does not ask, and one that lets a further role in', async () => {
  await database.run(
    `create function public.change_everything() returns void language sql security definer set search_path = ''
    as $$ update public.videos set id = id $$;
    create function public.change_much() returns void language plpgsql security definer set search_path = ''
    as $$
    begin
      if not coalesce(private.viewer_role() in ('graphic_designer', 'admin', 'super_admin'), false) then
        raise exception 'Not for you' using errcode = 'PT403';
      end if;
    end
    $$;
    grant execute on function public.change_everything(), public.change_much() to authenticated`,
  )
  const added = (await listFunctions()).filter(({ name }) => /^change_(everything|much)$/.test(name))
  expect(tableOf(added, await askCallers(added))).toEqual({
    'refuses nobody, answers nobody': ['change_everything'],
    'lets in graphic_designer, admin, super_admin': ['change_much'],
  })
  const looking = await answersFor(await database.asMirroring('super_admin', 'admin'), added)
  expect([...looking.values()]).toEqual(['nothing', 'nothing'])
})
