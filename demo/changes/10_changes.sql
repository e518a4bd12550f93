-- What staff changed in the last days. Each row is put back to what it was, and then changed by the person, as the portal does it. So
-- the rows end as the seeds before this one made them, and 'Changes' can take each act back.

insert into auth.sessions (id, user_id, created_at, updated_at)
select md5('changes ' || id)::uuid, id, now(), now() from auth.users;

create temporary table made (entry_id bigint, act_id bigint, happened_at timestamptz) on commit drop;

-- At a time of the office, today's at the latest now.
create function pg_temp.change(email text, days_ago integer, clock interval, before text, after text) returns void
language plpgsql
as $$
declare
  person constant uuid := (select account.id from auth.users as account where account.email = change.email);
  last_entry bigint;
begin
  -- Seeds run once on a database that is older than they are, too. What somebody has edited there stays.
  if exists (select from private.acts as act where act.id not in (select made.act_id from made where made.act_id is not null)) then
    return;
  end if;
  execute before;
  select max(id) into last_entry from private.audit_log;
  perform set_config('request.jwt.claim.sub', person::text, true),
    set_config('request.jwt.claims', json_build_object(
      'role', 'authenticated', 'sub', person, 'session_id', md5('changes ' || person)::uuid
    )::text, true),
    set_config('fieldlight.act', '', true);
  set local role authenticated;
  execute after;
  reset role;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
  insert into made (entry_id, act_id, happened_at)
  select entry.id, entry.act_id, least(private.company_midnight(private.today() - days_ago) + clock, now() - interval '5 minutes')
  from private.audit_log as entry where entry.id > coalesce(last_entry, 0);
end
$$;

select
  pg_temp.change('owl@fieldlight.example', 8, '10:12',
    $$ update public.brands set notes = null where name = 'Quick Otter' $$,
    $$ update public.brands set notes = 'The otter never smiles at prices.' where name = 'Quick Otter' $$),
  pg_temp.change('admin@fieldlight.example', 7, '15:40',
    $$ update public.products set category = 'Signs' where name in ('Digital Billboards', 'Pump-Top Screens') $$,
    $$ update public.products set category = 'Screens' where name in ('Digital Billboards', 'Pump-Top Screens') $$),
  pg_temp.change('owl@fieldlight.example', 6, '11:25',
    $$ update public.parent_groups set website = 'https://larkspur.example' where name = 'Larkspur Fuel & Market' $$,
    $$ update public.parent_groups set website = 'https://larkspur-fuel.example' where name = 'Larkspur Fuel & Market' $$),
  pg_temp.change('admin@fieldlight.example', 5, '9:05',
    $$ update public.path_redirects set target = '/' where path = '/news' $$,
    $$ update public.path_redirects set target = '/blog' where path = '/news' $$),
  pg_temp.change('owl@fieldlight.example', 4, '14:18',
    $$ update public.sites set status = 'planned' where number in ('LK-113', 'LK-118', 'LK-128') $$,
    $$ update public.sites set status = 'open' where number in ('LK-113', 'LK-118', 'LK-128') $$),
  pg_temp.change('manager@fieldlight.example', 3, '16:31',
    $$ update public.ad_groups set status = 'in_progress' where name in ('Cold Brew Summer', 'First Snow Weekends') $$,
    $$ update public.ad_groups set status = 'in_review' where name in ('Cold Brew Summer', 'First Snow Weekends') $$),
  pg_temp.change('admin@fieldlight.example', 2, '13:47',
    $$ update public.videos set name_on_website = 'Line 9' where slug = 'copperline-transit-line-nine' $$,
    $$ update public.videos set name_on_website = 'Line Nine' where slug = 'copperline-transit-line-nine' $$),
  pg_temp.change('owl@fieldlight.example', 1, '9:36',
    $$ update public.deals set title = 'Snack pair' where title = 'Snack pair for the road' $$,
    $$ update public.deals set title = 'Snack pair for the road' where title = 'Snack pair' $$),
  pg_temp.change('designer@fieldlight.example', 1, '11:52',
    $$ update public.ads set title = 'Leave a Trail' where title = 'Leave a Track' $$,
    $$ update public.ads set title = 'Leave a Track' where title = 'Leave a Trail' $$),
  pg_temp.change('superadmin@fieldlight.example', 1, '14:09',
    $$ update public.path_redirects set target = '/get-started' where path = '/jobs' $$,
    $$ update public.path_redirects set target = '/hiring-videographers' where path = '/jobs' $$),
  pg_temp.change('superadmin@fieldlight.example', 1, '15:23',
    $$ update public.profiles set active = false where email = 'member@fieldlight.example' $$,
    $$ select public.set_user_active('a0000000-0000-4000-8000-000000000006', true) $$),
  pg_temp.change('manager@fieldlight.example', 1, '17:02',
    $$ update public.ad_groups set due_date = due_date - 2 where name = 'Above Treeline, Winter' $$,
    $$ update public.ad_groups set due_date = due_date + 2 where name = 'Above Treeline, Winter' $$);

-- A mistake that was taken back at once.
select pg_temp.change('owl@fieldlight.example', 0, '8:41', 'select',
  $$ update public.brands set kind = 'store' where name in ('Tamarack Tacos', 'Sunday Griddle') $$);
select pg_temp.change('owl@fieldlight.example', 0, '8:44', 'select',
  format('select public.restore_act(%s)', coalesce((select max(act_id) from made), 0)));

-- The log only grows, as long as its trigger is on.
alter table private.audit_log disable trigger keep_audit_log;
update private.acts as act set happened_at = made.happened_at from made where made.act_id = act.id;
update private.audit_log as entry set happened_at = made.happened_at from made where made.entry_id = entry.id;
alter table private.audit_log enable trigger keep_audit_log;

delete from auth.sessions where id in (select md5('changes ' || id)::uuid from auth.users);
drop function pg_temp.change(text, integer, interval, text, text);
