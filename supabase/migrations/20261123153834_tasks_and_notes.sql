-- What staff have to do and want to remember about a lead, a client, a contact or a site group.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  details text check (char_length(details) between 1 and 5000),
  due_on date,
  assignee_id uuid references public.profiles (id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  lead_id uuid references public.contact_submissions (id) on delete cascade,
  client_id uuid references public.clients (id) on delete restrict,
  contact_id uuid references public.contacts (id) on delete restrict,
  parent_group_id uuid references public.parent_groups (id) on delete restrict,
  search_text text generated always as (lower(title || ' ' || coalesce(details, ''))) stored,
  check (num_nonnulls(lead_id, client_id, contact_id, parent_group_id) = 1),
  check (done_at is not null or done_by is null)
);
comment on column public.tasks.due_on is 'A day in the time zone America/Detroit.';
comment on column public.tasks.lead_id is 'A task is about one lead, client, contact or site group.';
comment on column public.tasks.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

-- The order of the screen 'My tasks', of open and of done ones.
create index tasks_assignee_open_idx on public.tasks (assignee_id, due_on, created_at, id) where done_at is null;
create index tasks_assignee_done_idx on public.tasks (assignee_id, done_at desc, id) where done_at is not null;
create index tasks_open_idx on public.tasks (due_on, created_at, id) where done_at is null;
create index tasks_done_idx on public.tasks (done_at desc, id) where done_at is not null;
create index tasks_assignee_idx on public.tasks (assignee_id);
create index tasks_done_by_idx on public.tasks (done_by);
create index tasks_creator_idx on public.tasks (created_by);
create index tasks_lead_idx on public.tasks (lead_id);
create index tasks_client_idx on public.tasks (client_id);
create index tasks_contact_idx on public.tasks (contact_id);
create index tasks_parent_group_idx on public.tasks (parent_group_id);

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  body text not null check (char_length(body) between 1 and 5000),
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1,
  lead_id uuid references public.contact_submissions (id) on delete cascade,
  client_id uuid references public.clients (id) on delete restrict,
  contact_id uuid references public.contacts (id) on delete restrict,
  parent_group_id uuid references public.parent_groups (id) on delete restrict,
  check (num_nonnulls(lead_id, client_id, contact_id, parent_group_id) = 1)
);
comment on column public.notes.edited_at is 'Null: the text is as it was written first.';

create index notes_author_idx on public.notes (author_id);
create index notes_lead_idx on public.notes (lead_id, created_at desc);
create index notes_client_idx on public.notes (client_id, created_at desc);
create index notes_contact_idx on public.notes (contact_id, created_at desc);
create index notes_parent_group_idx on public.notes (parent_group_id, created_at desc);

revoke all on table public.tasks, public.notes from anon, authenticated;
grant select, insert, update, delete on table public.tasks, public.notes to authenticated, service_role;
alter table public.tasks enable row level security;
alter table public.notes enable row level security;

-- Managers do not read leads, and designers read neither leads nor contacts. They read no task and no note about them.
create policy "Owls and admins read every task, managers those without a lead, designers their own" on public.tasks
  for select to authenticated
  using (
    (select private.viewer_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_role() = 'graphic_designer')
      and (select private.viewer_id()) in (assignee_id, created_by)
    )
  );
create policy "Staff add tasks where they read them" on public.tasks
  for insert to authenticated
  with check (
    (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_write_role() = 'graphic_designer')
      and (select private.viewer_id()) in (assignee_id, created_by)
    )
  );
create policy "Staff change tasks that they read" on public.tasks
  for update to authenticated
  using (
    (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_write_role() = 'graphic_designer')
      and (select private.viewer_id()) in (assignee_id, created_by)
    )
  )
  with check (
    (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_write_role() = 'graphic_designer')
      and (select private.viewer_id()) in (assignee_id, created_by)
    )
  );
create policy "Admins delete every task, other staff those that they added" on public.tasks
  for delete to authenticated
  using (
    (select private.viewer_write_role() in ('admin', 'super_admin'))
    or ((select private.viewer_write_role() is not null) and created_by = (select private.viewer_id()))
  );

create policy "Owls and admins read every note, managers those without a lead, designers their own" on public.notes
  for select to authenticated
  using (
    (select private.viewer_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_role() = 'graphic_designer') and author_id = (select private.viewer_id())
    )
  );
create policy "Staff add notes of their own where they read them" on public.notes
  for insert to authenticated
  with check (
    author_id = (select private.viewer_id())
    and (
      (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
      or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
      or (lead_id is null and contact_id is null and (select private.viewer_write_role() = 'graphic_designer'))
    )
  );
create policy "Staff change their own notes" on public.notes
  for update to authenticated
  using ((select private.viewer_write_role() is not null) and author_id = (select private.viewer_id()))
  with check (
    author_id = (select private.viewer_id())
    and (
      (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
      or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
      or (lead_id is null and contact_id is null and (select private.viewer_write_role() = 'graphic_designer'))
    )
  );
create policy "Admins delete every note, other staff their own" on public.notes
  for delete to authenticated
  using (
    (select private.viewer_write_role() in ('admin', 'super_admin'))
    or ((select private.viewer_write_role() is not null) and author_id = (select private.viewer_id()))
  );

create function private.may_follow_up(role public.user_type, is_lead boolean, is_contact boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when is_lead then role in ('owl', 'admin', 'super_admin')
    when is_contact then role in ('owl', 'project_manager', 'admin', 'super_admin')
    else role is not null
  end
$$;
comment on function private.may_follow_up(public.user_type, boolean, boolean) is
  'Whether a role reads leads, contacts, or else clients and site groups.';
revoke execute on function private.may_follow_up(public.user_type, boolean, boolean) from public, anon, authenticated;
grant execute on function private.may_follow_up(public.user_type, boolean, boolean) to authenticated;

create function private.keep_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  -- Without a signed-in user the server itself writes.
  if auth.uid() is not null then
    if is_new then
      new.created_by := private.viewer_id();
      new.created_at := now();
    else
      new.created_at := old.created_at;
      -- Only the deletion of a person makes it null.
      new.created_by := case when new.created_by is not null then old.created_by end;
    end if;
    if new.done_at is null then
      new.done_by := null;
    elsif is_new or old.done_at is null then
      new.done_at := now();
      new.done_by := private.viewer_id();
    else
      new.done_at := old.done_at;
      new.done_by := case when new.done_by is not null then old.done_by end;
    end if;
  end if;
  if new.assignee_id is not null
    and (
      is_new
      or (new.assignee_id, new.lead_id is null, new.contact_id is null)
        is distinct from (old.assignee_id, old.lead_id is null, old.contact_id is null)
    )
    and not exists (
      select from public.profiles as profile
      where profile.id = new.assignee_id and profile.active
        and private.may_follow_up(profile.user_type, new.lead_id is not null, new.contact_id is not null)
    )
  then
    raise exception 'This person does not read what the task is about' using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.keep_task() is
  'Trigger: sets who added and who did a task. Raises PT422 for an assignee who is not active, or may not read the subject.';
revoke execute on function private.keep_task() from public, anon, authenticated;
create trigger keep_task before insert or update on public.tasks
  for each row execute function private.keep_task();
create trigger count_version before update on public.tasks
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.tasks
  for each row execute function private.record_change('id');

create function private.keep_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.author_id := private.viewer_id();
    new.created_at := now();
    new.edited_at := null;
  else
    new.created_at := old.created_at;
    new.author_id := case when new.author_id is not null then old.author_id end;
    new.edited_at := case when new.body is distinct from old.body then now() else old.edited_at end;
  end if;
  return new;
end
$$;
comment on function private.keep_note() is 'Trigger: sets who wrote a note, and when it was changed.';
revoke execute on function private.keep_note() from public, anon, authenticated;
create trigger keep_note before insert or update on public.notes
  for each row execute function private.keep_note();
create trigger count_version before update on public.notes
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.notes
  for each row execute function private.record_change('id');

-- Only super admins read the profiles of others. These two give names to those who already see the task or the note.
create function private.staff_name_of(profile_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select private.staff_name(profile) from public.profiles as profile where profile.id = profile_id $$;
revoke execute on function private.staff_name_of(uuid) from public, anon, authenticated;
grant execute on function private.staff_name_of(uuid) to authenticated;

-- Designers read only their own tasks, so they give none to others.
create function private.people_to_follow_up(is_lead boolean, is_contact boolean) returns table (
  id uuid, name text, user_type public.user_type
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, private.staff_name(profile), profile.user_type
  from public.profiles as profile
  where profile.active and private.may_follow_up(profile.user_type, is_lead, is_contact)
    and (profile.id = private.viewer_id() or private.viewer_role() <> 'graphic_designer')
  order by lower(private.staff_name(profile)), profile.id
$$;
revoke execute on function private.people_to_follow_up(boolean, boolean) from public, anon, authenticated;
grant execute on function private.people_to_follow_up(boolean, boolean) to authenticated;

create function private.task_json(task public.tasks) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', task.id, 'title', task.title, 'details', task.details, 'dueOn', task.due_on,
    'assigneeId', task.assignee_id, 'assignee', private.staff_name_of(task.assignee_id),
    'doneAt', task.done_at, 'doneBy', private.staff_name_of(task.done_by),
    'createdAt', task.created_at, 'createdBy', private.staff_name_of(task.created_by),
    'version', task.version,
    'canDelete', coalesce(
      private.viewer_write_role() in ('admin', 'super_admin') or task.created_by = private.viewer_id(), false
    )
  )
$$;
revoke execute on function private.task_json(public.tasks) from public, anon, authenticated;
grant execute on function private.task_json(public.tasks) to authenticated;

create function public.read_follow_up(subject_kind text, subject_id uuid, row_limit integer default 20) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  is_lead constant boolean := subject_kind = 'lead';
  is_contact constant boolean := subject_kind = 'contact';
  most constant integer := least(greatest(row_limit, 1), 500);
  me constant uuid := private.viewer_id();
  deletes_all constant boolean := coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false);
  answer jsonb;
begin
  if not coalesce(private.may_follow_up(private.viewer_role(), is_lead, is_contact), false) then
    raise exception 'Tasks and notes are for those who read what they are about' using errcode = 'PT403';
  end if;
  with task as materialized (
    select * from public.tasks as task
    where case subject_kind
      when 'lead' then task.lead_id = subject_id
      when 'client' then task.client_id = subject_id
      when 'contact' then task.contact_id = subject_id
      when 'parent_group' then task.parent_group_id = subject_id
    end
  ), note as materialized (
    select * from public.notes as note
    where case subject_kind
      when 'lead' then note.lead_id = subject_id
      when 'client' then note.client_id = subject_id
      when 'contact' then note.contact_id = subject_id
      when 'parent_group' then note.parent_group_id = subject_id
    end
  )
  select jsonb_build_object(
    'openTasks', coalesce((
      select jsonb_agg(private.task_json(row(page.*)::public.tasks) order by page.due_on, page.created_at, page.id)
      from (
        select * from task where task.done_at is null order by task.due_on, task.created_at, task.id limit 500
      ) as page
    ), '[]'),
    'doneTasks', coalesce((
      select jsonb_agg(private.task_json(row(page.*)::public.tasks) order by page.done_at desc, page.id)
      from (select * from task where task.done_at is not null order by task.done_at desc, task.id limit most) as page
    ), '[]'),
    'doneCount', (select count(*) from task where task.done_at is not null),
    'notes', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'body', page.body, 'author', private.staff_name_of(page.author_id),
          'createdAt', page.created_at, 'editedAt', page.edited_at, 'version', page.version,
          'canEdit', coalesce(page.author_id = me, false),
          'canDelete', deletes_all or coalesce(page.author_id = me, false)
        )
        order by page.created_at desc, page.id
      )
      from (select * from note order by note.created_at desc, note.id limit most) as page
    ), '[]'),
    'noteCount', (select count(*) from note),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name))
      from private.people_to_follow_up(is_lead, is_contact) as person
    ), '[]'),
    'viewerId', me
  ) into answer;
  return answer;
end
$$;
comment on function public.read_follow_up(text, uuid, integer) is
  'Tasks and notes about one subject, and who may get a task. subject_kind: lead, client, contact or parent_group. Done tasks and notes are the newest row_limit. Raises PT403.';
revoke execute on function public.read_follow_up(text, uuid, integer) from public, anon, authenticated;
grant execute on function public.read_follow_up(text, uuid, integer) to authenticated;

-- Deleting and merging clients. Contacts need nothing: their functions ask for every column that names a contact.

create function private.keep_followed_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.tasks as task where task.client_id = old.id)
    or exists (select from public.notes as note where note.client_id = old.id)
  then
    raise exception 'This client has tasks or notes' using errcode = 'PT409';
  end if;
  return old;
end
$$;
comment on function private.keep_followed_client() is
  'Trigger: answers a deletion as delete_unused_client() does, before the foreign keys refuse it.';
revoke execute on function private.keep_followed_client() from public, anon, authenticated;
create trigger keep_followed_client before delete on public.clients
  for each row execute function private.keep_followed_client();

create function private.other_client_references() returns table (table_name text, column_name text)
language sql stable set search_path = ''
as $$
  select link.conrelid::regclass::text, naming.attname::text
  from pg_catalog.pg_constraint as link
  join pg_catalog.pg_attribute as naming on naming.attrelid = link.conrelid and naming.attnum = link.conkey[1]
  where link.contype = 'f' and link.confrelid = 'public.clients'::regclass
    and link.conrelid not in (
      'public.video_clients'::regclass, 'public.client_reviews'::regclass, 'public.contacts'::regclass,
      'public.ad_groups'::regclass, 'public.review_requests'::regclass
    )
$$;
comment on function private.other_client_references() is
  'Every column that names a client, also of later tables, apart from those that merge_clients() knows.';
revoke execute on function private.other_client_references() from public, anon, authenticated;

alter table private.client_merges
  add column other_rows jsonb not null default '{}' check (jsonb_typeof(other_rows) = 'object');
comment on column private.client_merges.other_rows is
  'Ids by table and column, as in {"public.tasks.client_id": ["…"]}: leads, quotes, tasks, notes and what else names a client.';

create function private.move_other_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  naming record;
  ids jsonb;
begin
  for naming in select * from private.other_client_references() loop
    execute format(
      'with moved as (update %s set %I = $1 where %I = $2 returning id) select jsonb_agg(moved.id) from moved',
      naming.table_name, naming.column_name, naming.column_name
    ) into ids using new.into_id, new.merged_id;
    if ids is not null then
      new.other_rows := new.other_rows || jsonb_build_object(naming.table_name || '.' || naming.column_name, ids);
    end if;
  end loop;
  return new;
end
$$;
comment on function private.move_other_rows() is
  'Trigger: what merge_clients() does not know goes with the merge that the row describes.';
revoke execute on function private.move_other_rows() from public, anon, authenticated;
create trigger move_other_rows before insert on private.client_merges
  for each row execute function private.move_other_rows();

create function private.take_back_other_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.client_merges;
  later uuid[] := array(select private.clients_after_merge(new.id));
  naming record;
begin
  select * into merge from private.client_merges as undone where undone.merged_id = new.id;
  for naming in
    select known.* from private.other_client_references() as known
    where merge.other_rows ? (known.table_name || '.' || known.column_name)
  loop
    execute format(
      'update %s set %I = $1 where %I = any ($2) and id in (select value::uuid from jsonb_array_elements_text($3))',
      naming.table_name, naming.column_name, naming.column_name
    ) using new.id, later, merge.other_rows -> (naming.table_name || '.' || naming.column_name);
  end loop;
  return null;
end
$$;
comment on function private.take_back_other_rows() is 'Trigger: the same as take_back_merged(), which removes the row.';
revoke execute on function private.take_back_other_rows() from public, anon, authenticated;
-- Triggers fire in the order of their names. This one needs the row that the next one removes.
create trigger take_back_a_other_rows after insert on public.clients
  for each row execute function private.take_back_other_rows();
