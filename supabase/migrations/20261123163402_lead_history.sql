-- What staff changed of a lead, with undo, and who else of the same person or company is known. The changes are deleted with the
-- lead, because next steps and notes name people; the audit log names only the columns.

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

create function public.find_lead_matches(of_lead uuid) returns table (
  kind text,
  record_id uuid,
  label text,
  detail text,
  reason text,
  client_id uuid,
  happened_at timestamptz
)
language sql stable set search_path = ''
as $$
  with lead as materialized (
    select known.id, known.business_name, lower(known.email) as email, private.mail_domain(known.email) as domain
    from public.contact_submissions as known where known.id = of_lead
  ), by_email as (
    select other.id, other.created_at from lead
    join public.contact_submissions as other on lower(other.email) = lead.email and other.id <> lead.id
    order by other.created_at desc limit 10
  ), by_domain as (
    select other.id, other.created_at from lead
    join public.contact_submissions as other
      on lower(split_part(other.email, '@', 2)) = lead.domain and lower(other.email) <> lead.email
    order by other.created_at desc limit 10
  ), leads as (
    select by_email.id, 'email' as reason from by_email
    union all select by_domain.id, 'domain' from by_domain
  ), people as (
    select details.contact_id as id, lower(details.email) = lead.email as is_same
    from lead
    join public.contact_details as details
      on lower(details.email) = lead.email or lower(split_part(details.email, '@', 2)) = lead.domain
    order by 2 desc, details.contact_id limit 10
  ), companies as (
    select client.id, lower(client.name) = lower(lead.business_name) as is_same
    from lead
    join public.clients as client
      on lower(client.name) = lower(lead.business_name)
      or regexp_replace(lower(client.website), '^https://(?:www\.)?([^/:?#]+).*$', '\1') = lead.domain
    order by 2 desc, client.name limit 10
  )
  select 'client', client.id, client.name, client.website, case when companies.is_same then 'name' else 'domain' end,
    client.id, null::timestamptz
  from companies join public.clients as client on client.id = companies.id
  union all
  select 'contact', contact.id, contact.first_name || ' ' || contact.last_name,
    concat_ws(', ', contact.position, client.name), case when people.is_same then 'email' else 'domain' end,
    contact.client_id, null
  from people
  join public.contacts as contact on contact.id = people.id
  left join public.clients as client on client.id = contact.client_id
  union all
  select 'lead', other.id, other.first_name || ' ' || other.last_name, other.status, leads.reason, other.client_id,
    other.created_at
  from leads join public.contact_submissions as other on other.id = leads.id
$$;
comment on function public.find_lead_matches(uuid) is
  'Who may be the same person (reason email) or the same company (domain of a company, or name): clients, contacts and other leads that the caller may read, at most ten of each reason. detail of a lead is its status.';
revoke execute on function public.find_lead_matches(uuid) from public, anon, authenticated;
grant execute on function public.find_lead_matches(uuid) to authenticated;

create function public.add_records_of_lead(of_lead uuid) returns void
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  lead public.contact_submissions;
  found_client uuid;
  found_contact uuid;
begin
  select * into lead from public.contact_submissions as known where known.id = of_lead for update;
  if lead.id is null then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  found_contact := coalesce(lead.contact_id, (
    select details.contact_id from public.contact_details as details
    join public.contacts as contact on contact.id = details.contact_id
    where lower(details.email) = lower(lead.email)
    order by contact.client_id is not distinct from lead.client_id desc, contact.created_at, contact.id limit 1
  ));
  found_client := coalesce(
    lead.client_id,
    (select contact.client_id from public.contacts as contact where contact.id = found_contact),
    public.find_or_add_client(left(lead.business_name, 160))
  );
  if found_contact is null then
    insert into public.contacts (first_name, last_name, client_id)
    values (lead.first_name, lead.last_name, found_client) returning id into found_contact;
    insert into public.contact_details (contact_id, email, phone)
    values (found_contact, lead.email, nullif(lead.phone_number, 'Not provided'));
  end if;
  update public.contact_submissions as known set client_id = found_client, contact_id = found_contact
  where known.id = of_lead;
end
$$;
comment on function public.add_records_of_lead(uuid) is
  'Links the lead to the client and the contact that it is about, and adds what is missing: owls add no clients. Raises PT404.';
revoke execute on function public.add_records_of_lead(uuid) from public, anon, authenticated;
grant execute on function public.add_records_of_lead(uuid) to authenticated;
