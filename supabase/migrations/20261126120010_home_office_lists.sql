-- What the homes count of leads, calls and users is a filter or a view of their lists, too.

create or replace function private.lead_filter(
  words text[], with_status text, of_owner text, in_state text, overdue text, from_kind text
) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    'true',
    (
      select string_agg(format('lead.search_text like %L', '%' || lower(word) || '%'), ' and ')
      from unnest(words) as word
    ),
    case with_status
      when 'open' then $sql$lead.status in ('new', 'contacted', 'call_booked', 'quoted')$sql$
      else 'lead.status = ' || quote_literal(with_status)
    end,
    case of_owner
      when 'nobody' then 'lead.owner_id is null'
      else 'lead.owner_id = ' || quote_literal(of_owner) || '::uuid'
    end,
    'lead.state = ' || quote_literal(in_state),
    'lead.landing_kind = ' || quote_literal(from_kind),
    case overdue
      when 'answer' then answer_is_late
      when 'step' then step_is_late
      when 'any' then format('(%s or %s)', answer_is_late, step_is_late)
      when 'due' then $sql$(lead.first_answered_at is null and lead.answer_due_at >= now()
        and lead.status in ('new', 'contacted', 'call_booked', 'quoted'))$sql$
      when 'kept' then $sql$(lead.first_answered_at <= lead.answer_due_at and lead.created_at >= now() - interval '7 days')$sql$
    end
  )
  from (
    select
      $sql$(lead.first_answered_at is null and lead.answer_due_at < now()
        and lead.status in ('new', 'contacted', 'call_booked', 'quoted'))$sql$,
      format(
        $sql$(lead.next_step_on < %L::date and lead.status in ('new', 'contacted', 'call_booked', 'quoted'))$sql$,
        private.today()
      )
  ) as late (answer_is_late, step_is_late)
$$;
comment on function private.lead_filter(text[], text, text, text, text, text) is
  'A condition on contact_submissions as lead. Null does not narrow. with_status: a status, or open. of_owner: an id, or nobody. overdue: answer, step or any; due: nobody answered, and there is time; kept: came within seven days and was answered in time.';

create view public.calls_today with (security_invoker = true) as
select
  call.id, call.submission_id as lead_id, lead.first_name || ' ' || lead.last_name as name, lead.business_name,
  call.starts_at, call.time_zone, call.status
from public.intro_calls as call
join public.contact_submissions as lead on lead.id = call.submission_id
where call.starts_at >= (select private.today()::timestamp at time zone 'America/Detroit')
  and call.starts_at < (select (private.today() + 1)::timestamp at time zone 'America/Detroit')
  and call.status in ('booked', 'done', 'missed');
comment on view public.calls_today is 'Calls of the company''s day, also those that took place.';
revoke all on table public.calls_today from anon, authenticated;
grant select on table public.calls_today to authenticated, service_role;

drop function public.list_all_users(text, text, boolean, integer, integer);
create function public.list_all_users(
  search text default '',
  sort text default 'created_at',
  descending boolean default true,
  max_rows integer default 1000,
  skip_rows integer default 0,
  of_role text default null
) returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  user_type public.user_type,
  active boolean,
  created_at timestamptz,
  total integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return query
    with matching as (
      select profile.*, lower(concat_ws(' ', profile.first_name, profile.last_name)) as full_name
      from public.profiles as profile
      where position(lower(search) in lower(concat_ws(' ', profile.first_name, profile.last_name, profile.email))) > 0
        and (of_role is null or coalesce(profile.user_type::text, 'none') = of_role)
    ), keyed as (
      select matching.*,
        case sort
          when 'name' then matching.full_name
          when 'email' then lower(matching.email)
          when 'user_type' then matching.user_type::text
          else to_char(matching.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
        end as sort_key
      from matching
    )
    select keyed.id, keyed.first_name, keyed.last_name, keyed.email, keyed.user_type, keyed.active, keyed.created_at,
      (count(*) over ())::integer
    from keyed
    order by
      case when not descending then keyed.sort_key end,
      case when descending then keyed.sort_key end desc nulls last,
      keyed.id
    limit least(max_rows, 1000) offset greatest(skip_rows, 0);
end
$$;
comment on function public.list_all_users(text, text, boolean, integer, integer, text) is
  'Raises PT403 unless the caller is a super admin who is not mirroring. sort: name, email, user_type or created_at. of_role: a role, or none. total is the number of matches before paging.';
revoke execute on function public.list_all_users(text, text, boolean, integer, integer, text) from public, anon, authenticated;
grant execute on function public.list_all_users(text, text, boolean, integer, integer, text) to authenticated;

-- The homes showed these three counts.
drop function public.count_catalogue();
