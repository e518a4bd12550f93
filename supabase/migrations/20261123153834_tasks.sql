-- What staff have to do about a lead, a client, a contact or a site group.

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

revoke all on table public.tasks from anon, authenticated;
grant select, insert, update, delete on table public.tasks to authenticated, service_role;
alter table public.tasks enable row level security;

-- Managers do not read leads, and designers read neither leads nor contacts. They read no task about them.
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
