import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

/**
 * What functions that run as their owner answer, without arguments, to somebody without a role and to a super admin who looks as
 * an admin without changing anything. A function that is not here refuses both with PT403; one that only reads may answer the second.
 */
const EXCEPTIONS: Record<string, readonly [nobody: string, looking: string]> = {
  // Their record is looked for first: whoever may not see it learns no more.
  check_ad_fill: ['PT404', 'PT404'],
  close_bulk_change: ['PT404', 'PT404'],
  delete_ad_fill: ['PT404', 'PT404'],
  get_act: ['PT404', 'PT404'],
  publish_ad_template: ['PT404', 'PT404'],
  remove_ad_fill_rows: ['PT404', 'PT404'],
  run_ad_fill: ['PT404', 'PT404'],
  save_ad_fill_rows: ['PT404', 'PT404'],
  save_ad_template_draft: ['PT404', 'PT404'],
  stop_ad_fill: ['PT404', 'PT404'],
  stop_bulk_change: ['PT404', 'PT404'],
  undo_bulk_change: ['PT404', 'PT404'],
  // About the own account, whatever its role. Nobody changes it while mirroring.
  begin_account_change: ['nothing', 'PT403'],
  end_own_sign_ins: ['nothing', 'PT403'],
  get_enrollment: ['nothing', 'PT403'],
  get_mirroring: ['nothing', 'something'],
  get_sign_in: ['something', 'something'],
  impersonate_user: ['PT403', 'PT409'],
  read_own_security: ['something', 'nothing'],
  rename_oneself: ['nothing', 'PT403'],
  revoke_calendar_address: ['nothing', 'PT403'],
  stop_mirroring: ['nothing', 'nothing'],
  // The own inbox, which is empty without a role.
  get_unread_state: ['nothing', 'something'],
  list_notifications: ['something', 'something'],
  mark_notifications_read: ['nothing', 'nothing'],
  mark_record_read: ['nothing', 'nothing'],
  open_notification: ['nothing', 'nothing'],
  read_notification_settings: ['something', 'something'],
  // What everybody reads on the site.
  find_moved_page: ['nothing', 'nothing'],
  list_home_films: ['something', 'something'],
  // They narrow to what the role reads.
  has_job_worker: ['nothing', 'nothing'],
  leave_ad_template_editor: ['nothing', 'nothing'],
  list_ad_files: ['nothing', 'nothing'],
  list_ad_fills: ['nothing', 'something'],
  list_ad_group_assignees: ['nothing', 'nothing'],
  list_ad_template_versions: ['nothing', 'nothing'],
  list_assets_in_use: ['nothing', 'nothing'],
  list_bulk_changes: ['nothing', 'nothing'],
  list_template_clients: ['nothing', 'nothing'],
  may_change_ad_template: ['nothing', 'nothing'],
  note_ad_template_editor: ['PT403', 'nothing'],
  recent_records: ['nothing', 'nothing'],
  search_records: ['nothing', 'nothing'],
}

type OwnerFunction = { name: string; call: string; reads: boolean }

const listFunctions = () =>
  database.sql<OwnerFunction>(
    `select proc.proname as name, proc.provolatile <> 'v' as reads,
      format('select * from public.%I(%s) as answer', proc.proname, (
        select string_agg('null::' || format_type(argument.type, null), ', ' order by argument.place)
        from unnest(proc.proargtypes) with ordinality as argument (type, place)
      )) as call
    from pg_proc as proc
    where proc.pronamespace = 'public'::regnamespace and proc.prosecdef
      and has_function_privilege('authenticated', proc.oid, 'execute')
    order by proc.proname`,
  )

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

async function answer(open: () => Session | Promise<Session>, call: string): Promise<string> {
  await database.run('savepoint asked')
  try {
    // A session of its own for each: going back removes what its first question stored.
    const session = await open()
    const rows = await session.query(call)
    return rows.every((row) => Object.values(row).every(isNothing)) ? 'nothing' : 'something'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  } finally {
    await database.run('rollback to savepoint asked')
  }
}

it('every function that runs as its owner asks who calls, and refuses who only looks', async () => {
  const nobody = () => database.asUser('member')
  const looking = () => database.asMirroring('super_admin', 'admin')
  const functions = await listFunctions()
  const wrong: string[] = []
  for (const { name, call, reads } of functions) {
    const [refused, shown] = EXCEPTIONS[name] ?? ['PT403', reads ? null : 'PT403']
    const answers = [await answer(nobody, call), await answer(looking, call)]
    if (answers[0] !== refused || (shown !== null && answers[1] !== shown))
      wrong.push(`${name}: ${answers.join(', ')}`)
  }
  expect(wrong).toEqual([])
  expect(Object.keys(EXCEPTIONS).filter((name) => !functions.some((known) => known.name === name))).toEqual(
    [],
  )
})

it('finds a function that does not ask', async () => {
  await database.run(
    `create function public.change_everything() returns void language sql security definer set search_path = ''
    as $$ update public.videos set id = id $$;
    grant execute on function public.change_everything() to authenticated`,
  )
  const added = (await listFunctions()).find(({ name }) => name === 'change_everything')
  expect(await answer(() => database.asUser('member'), added?.call ?? '')).not.toBe('PT403')
})
