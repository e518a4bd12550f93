-- Imports of contacts with what they are responsible for.

alter table private.contact_import_rows
  add column duties jsonb not null default '{}',
  add column duties_before jsonb,
  add column duties_version integer;
comment on column private.contact_import_rows.duties is 'What the row says, as columns of contact_duties.';
comment on column private.contact_import_rows.duties_before is 'Of the contact that is changed, as columns of contact_duties.';

create function private.contact_way(typed text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when typed in ('email', 'e-mail', 'mail') then 'email'
    when typed in ('phone', 'call', 'telephone') then 'phone'
    when typed in ('text', 'text message', 'sms') then 'text'
  end
$$;
comment on function private.contact_way(text) is 'Null for what is no way to reach somebody.';
revoke execute on function private.contact_way(text) from public, anon, authenticated;

create function private.contact_refusal(typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when typed in ('yes', 'y', 'true', 'x', '1') then true when typed in ('no', 'n', 'false', '0') then false end
$$;
comment on function private.contact_refusal(text) is 'Null for what is neither yes nor no.';
revoke execute on function private.contact_refusal(text) from public, anon, authenticated;

create function private.contact_site_numbers(of_contact uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(site.number, '; ' order by site.number, site.id)
  from public.contact_sites as named
  join public.sites as site on site.id = named.site_id
  where named.contact_id = of_contact
$$;
revoke execute on function private.contact_site_numbers(uuid) from public, anon, authenticated;
