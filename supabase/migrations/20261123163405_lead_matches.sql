-- Who else of the same person or company is known, and the client and contact that a lead becomes.

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
