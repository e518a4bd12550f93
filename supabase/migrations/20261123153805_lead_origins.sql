-- Where the visit of a lead began, as its browser told, and the estimate that the sender took along. Only submit_contact() writes
-- these columns; what is malformed in them is left out, because a lead must never be refused for it.

alter table public.contact_submissions
  add column landing_path text check (landing_path ~ '^/' and char_length(landing_path) <= 300),
  add column landing_kind text check (landing_kind in ('home', 'city', 'state', 'article', 'video', 'other')),
  add column landing_city text check (char_length(landing_city) between 1 and 100),
  add column landing_state text check (char_length(landing_state) between 1 and 40),
  add column referrer_host text check (char_length(referrer_host) between 1 and 260),
  add column campaign jsonb check (jsonb_typeof(campaign) = 'object' and octet_length(campaign::text) <= 4000),
  add column estimate jsonb check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 8000),
  add constraint contact_submissions_landing_is_whole check ((landing_path is null) = (landing_kind is null));
comment on column public.contact_submissions.landing_path is
  'The first page of the visit. Null without JavaScript, and for browsers that object to tracking.';
comment on column public.contact_submissions.campaign is 'The utm_ parameters of the first page, each at most 100 characters.';
comment on column public.contact_submissions.estimate is 'As in lib/quotes/estimate-schema.ts. The server worked it out from the choices.';

create function private.lead_landing(payload jsonb)
returns table (path text, kind text, city text, state text)
language sql stable security definer set search_path = ''
as $$
  select
    payload ->> 'landing_path',
    case when page.slug is null then payload ->> 'landing_kind' when page.city <> '' then 'city' else 'state' end,
    nullif(page.city, ''),
    coalesce(page.state, nullif(payload ->> 'landing_state', ''))
  from (select 1) as one
  left join public.service_geo_pages as page
    on page.slug = substring(payload ->> 'landing_path' from '^/video-production-in/([^/]+)')
  where payload ->> 'landing_path' ~ '^/' and char_length(payload ->> 'landing_path') <= 300
    and payload ->> 'landing_kind' in ('home', 'city', 'state', 'article', 'video', 'other')
    and coalesce(char_length(payload ->> 'landing_state'), 0) <= 40
$$;
comment on function private.lead_landing(jsonb) is
  'No row without a valid first page. The page of a place says which city and state it is about.';
revoke execute on function private.lead_landing(jsonb) from public, anon, authenticated;

create function private.lead_campaign(payload jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(entry.key, left(entry.value, 100))
  from jsonb_each_text(
    case when jsonb_typeof(payload -> 'campaign') = 'object' then payload -> 'campaign' else '{}' end
  ) as entry
  where entry.key in ('utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content') and entry.value <> ''
$$;
comment on function private.lead_campaign(jsonb) is 'Null without a campaign.';
revoke execute on function private.lead_campaign(jsonb) from public, anon, authenticated;

create or replace function public.submit_contact(
  payload jsonb, idempotency_key uuid, address_hash text, held boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  lead public.contact_submissions;
  landing record;
begin
  claimed_id := private.claim_idempotency_key('contact', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('contact', address_hash, 5, interval '10 minutes');
  select * into landing from private.lead_landing(payload);

  insert into public.contact_submissions (
    id, first_name, last_name, email, business_name, website, phone_number, city, state, message, source, status,
    landing_path, landing_kind, landing_city, landing_state, referrer_host, campaign, estimate
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
    nullif(payload ->> 'source', ''),
    case when held then 'held' else 'new' end,
    landing.path,
    landing.kind,
    landing.city,
    landing.state,
    nullif(left(payload ->> 'referrer_host', 260), ''),
    private.lead_campaign(payload),
    case
      when jsonb_typeof(payload -> 'estimate') = 'object' and octet_length((payload -> 'estimate')::text) <= 8000
        then payload -> 'estimate'
    end
  )
  returning * into lead;

  perform private.enqueue_message(
    'contact_notice', null, new_id,
    jsonb_build_object(
      'first_name', lead.first_name, 'last_name', lead.last_name, 'email', lead.email,
      'business_name', lead.business_name, 'website', lead.website, 'phone_number', lead.phone_number,
      'city', lead.city, 'state', lead.state, 'message', lead.message, 'source', lead.source,
      'status', lead.status, 'landing_path', lead.landing_path, 'estimate', lead.estimate
    )
  );
  if not held then
    perform private.confirm_contact(lead);
  end if;
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The submission is incomplete or too long' using errcode = 'PT422';
end
$$;
