-- Quotes, their templates, tasks, notes and the hours of the company belong to acts, too.

alter table private.content_tables
  add column own_readers public.user_type[] not null default '{}',
  add column left_out text[] not null default '{updated_at,search_text,version}';
comment on table private.content_tables is
  'Tables whose values are kept beside the audit log, for a year. Private details have tables of their own, and are not among them.';
comment on column private.content_tables.own_readers is
  'Who reads acts of this table that they made themselves, where others see rows that this role does not.';
comment on column private.content_tables.left_out is
  'Columns that follow from others, count the changes, or freeze what was sent. They are not kept, and an undo leaves them to the table.';

insert into private.content_tables (table_name) values ('company_hours'), ('company_closed_days');
insert into private.content_tables (table_name, readers, own_readers) values
  ('tasks', '{owl,admin,super_admin}', '{project_manager,graphic_designer}'),
  ('notes', '{owl,admin,super_admin}', '{project_manager,graphic_designer}');
insert into private.content_tables (table_name, readers, parts, left_out) values
  ('quotes', '{owl,admin,super_admin}', '{quote_events,quote_versions}', '{updated_at,search_text,edit_version}'),
  ('quote_versions', '{owl,admin,super_admin}', '{quote_lines}', array[
    'document', 'document_sha256', 'seen_at', 'subtotal_cents', 'discount_cents', 'tax_cents', 'total_cents', 'deposit_cents'
  ]),
  ('quote_lines', '{owl,admin,super_admin}', '{}', '{}'),
  ('quote_templates', '{owl,admin,super_admin}', '{}', '{updated_at}');

alter table private.change_values add column lead_id uuid references public.contact_submissions (id) on delete cascade;
comment on column private.change_values.lead_id is 'Of changes of a record about a lead. They are deleted with the lead.';
create index change_values_lead_idx on private.change_values (lead_id);

create function private.left_out_columns(of_table text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select content_table.left_out from private.content_tables as content_table where content_table.table_name = of_table),
    '{updated_at,search_text,version}'
  )
$$;
revoke execute on function private.left_out_columns(text) from public, anon, authenticated;
grant execute on function private.left_out_columns(text) to authenticated;

-- What an undo writes is what was there: who added it, who did it, and when.

create or replace function private.keep_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  -- Without a signed-in user the server itself writes.
  if auth.uid() is not null and not private.is_restoring() then
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

create or replace function private.keep_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_restoring() then
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
create policy "Admins bring back notes of others that they deleted" on public.notes
  for insert to authenticated
  with check ((select private.is_restoring()) and (select private.viewer_write_role() in ('admin', 'super_admin')));

-- The undo of a stage that a visitor had reached made it answered by us.
create or replace function private.lead_moves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null and not exists (
    select from public.profiles as person
    where person.id = new.owner_id and person.active and person.user_type in ('owl', 'admin', 'super_admin')
  ) then
    raise exception 'Only owls and admins own leads' using errcode = 'PT422';
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status <> 'lost' then
    new.lost_reason := null;
    new.lost_note := null;
  elsif new.lost_reason is null then
    raise exception 'A lost lead needs a reason' using errcode = 'PT422';
  end if;
  new.stage_changed_at := now();
  if new.board_rank = old.board_rank then
    new.board_rank := private.rank_at(clock_timestamp());
  end if;
  -- Without a signed-in person it is the visitor who books a call or accepts a quote.
  if auth.uid() is not null and not private.is_restoring()
    and new.status in ('contacted', 'call_booked', 'quoted', 'won', 'lost')
  then
    new.first_answered_at := coalesce(new.first_answered_at, now());
  end if;
  return new;
end
$$;

-- Managers and designers do not read every task and note. Of these tables they read the acts that they made themselves.

create function private.own_histories() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select content_table.table_name from private.content_tables as content_table
    where (select private.viewer_role()) = any (content_table.own_readers) order by 1
  )
$$;
create function private.histories_of(act private.acts) returns text[]
language sql stable security definer set search_path = ''
as $$
  select private.readable_histories()
    || case when coalesce(act.viewer_id, act.actor_id) = private.viewer_id() then private.own_histories() else '{}' end
$$;
comment on function private.histories_of(private.acts) is 'The tables of which the caller reads the changes that belong to this act.';
revoke execute on function private.own_histories(), private.histories_of(private.acts) from public, anon, authenticated;
