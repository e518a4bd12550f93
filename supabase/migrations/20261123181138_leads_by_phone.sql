-- Leads that call. Staff write down what they hear; the limits are those of the form on the site.

create function public.add_lead(new_id uuid, payload jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_sales(private.viewer_write_role());
  insert into public.contact_submissions (
    id, first_name, last_name, email, business_name, website, phone_number, city, state, message, source, status, owner_id,
    first_answered_at
  )
  values (
    new_id,
    payload ->> 'first_name',
    payload ->> 'last_name',
    payload ->> 'email',
    payload ->> 'business_name',
    nullif(payload ->> 'website', ''),
    coalesce(nullif(payload ->> 'phone_number', ''), 'Not provided'),
    nullif(payload ->> 'city', ''),
    nullif(payload ->> 'state', ''),
    payload ->> 'message',
    'phone',
    'contacted',
    private.viewer_id(),
    now()
  )
  on conflict (id) do nothing;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The lead is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.add_lead(uuid, jsonb) is
  'Stores a lead of the source phone for the caller, who has answered it by taking the call. Nobody gets a letter. The keys of payload are column names. A known id stores nothing. Raises PT403 for others than owls and admins, and PT422.';
revoke execute on function public.add_lead(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_lead(uuid, jsonb) to authenticated;

create function public.find_leads_of(address text) returns table (
  id uuid,
  first_name text,
  last_name text,
  business_name text,
  status text,
  created_at timestamptz
)
language sql stable set search_path = ''
as $$
  select lead.id, lead.first_name, lead.last_name, lead.business_name, lead.status, lead.created_at
  from public.contact_submissions as lead
  where lower(lead.email) = lower(address) and lead.status <> 'spam'
  order by lead.created_at desc
  limit 5
$$;
comment on function public.find_leads_of(text) is 'The newest leads with this e-mail address that the caller may read.';
revoke execute on function public.find_leads_of(text) from public, anon, authenticated;
grant execute on function public.find_leads_of(text) to authenticated;
