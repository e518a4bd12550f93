-- What staff changed of a lead, with undo. The changes are deleted with the lead, because next steps and notes name people; the
-- audit log names only the columns.

create table private.lead_changes (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.contact_submissions (id) on delete cascade,
  happened_at timestamptz not null default now(),
  actor_id uuid,
  viewer_id uuid,
  changes jsonb not null
);
comment on column private.lead_changes.actor_id is 'Null: the website, for example when a visitor books a call.';
comment on column private.lead_changes.changes is 'For each column, the values before and after.';
create index lead_changes_lead_idx on private.lead_changes (lead_id, id desc);
revoke all on table private.lead_changes from public, anon, authenticated;
alter table private.lead_changes enable row level security;

create function private.keep_lead_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant text[] := array[
    'status', 'owner_id', 'next_step', 'next_step_on', 'value_cents', 'lost_reason', 'lost_note', 'client_id', 'contact_id',
    'first_answered_at'
  ];
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name)) into changes
  from unnest(kept) as column_name where before -> column_name is distinct from after -> column_name;
  if changes is not null then
    insert into private.lead_changes (lead_id, actor_id, viewer_id, changes)
    values (new.id, auth.uid(), private.viewer_id(), changes);
  end if;
  return null;
end
$$;
revoke execute on function private.keep_lead_change() from public, anon, authenticated;
create trigger keep_lead_change after update on public.contact_submissions
  for each row execute function private.keep_lead_change();

create function public.list_lead_history(of_lead uuid, row_limit integer default 10) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  by_staff boolean,
  changed_values jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_role());
  return query
    select
      change.id, change.happened_at, private.audited_name(actor),
      case when change.viewer_id <> change.actor_id then private.audited_name(viewer) end,
      change.actor_id is not null, change.changes
    from private.lead_changes as change
    left join public.profiles as actor on actor.id = change.actor_id
    left join public.profiles as viewer on viewer.id = change.viewer_id
    where change.lead_id = of_lead
    order by change.id desc
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_lead_history(uuid, integer) is
  'Newest first. by_staff is false for what the website changed. Names of deleted users are null. Raises PT403.';
revoke execute on function public.list_lead_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_lead_history(uuid, integer) to authenticated;

create function public.undo_lead_change(of_lead uuid, change_id bigint) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  undone private.lead_changes;
  lead public.contact_submissions;
  changed_since text[];
begin
  perform private.require_sales(private.viewer_write_role());
  select * into lead from public.contact_submissions as known where known.id = of_lead for update;
  select * into undone from private.lead_changes as change where change.id = change_id and change.lead_id = of_lead;
  if undone.id is null then
    raise exception 'There is no such change' using errcode = 'PT404';
  end if;
  changed_since := array(
    select field.key from jsonb_each(undone.changes) as field
    where to_jsonb(lead) -> field.key is distinct from field.value -> 1
  );
  if cardinality(changed_since) > 0 then
    return changed_since;
  end if;
  lead := jsonb_populate_record(
    lead, (select jsonb_object_agg(field.key, field.value -> 0) from jsonb_each(undone.changes) as field)
  );
  update public.contact_submissions as known
  set status = lead.status, owner_id = lead.owner_id, next_step = lead.next_step, next_step_on = lead.next_step_on,
    value_cents = lead.value_cents, lost_reason = lead.lost_reason, lost_note = lead.lost_note,
    client_id = lead.client_id, contact_id = lead.contact_id, first_answered_at = lead.first_answered_at
  where known.id = of_lead;
  return '{}';
exception
  when foreign_key_violation then
    raise exception 'What it named is gone' using errcode = 'PT409';
end
$$;
comment on function public.undo_lead_change(uuid, bigint) is
  'Writes the values before the change. Returns the columns that were changed again since; then nothing is written. Raises PT403, PT404, PT409 when a record that it named was deleted, and PT422 when its owner left sales.';
revoke execute on function public.undo_lead_change(uuid, bigint) from public, anon, authenticated;
grant execute on function public.undo_lead_change(uuid, bigint) to authenticated;
