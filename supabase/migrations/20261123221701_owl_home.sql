-- The owl's home in one call. Every count is a count of rows of the list that it links to. The functions run as the caller, so
-- policies decide what is in the answer.

create function private.owl_home_deals(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with near as materialized (
    select deal.id, deal.title, deal.parent_group_id, deal.parent_group, deal.first_on, deal.last_on, deal.status,
      deal.starts_soon, deal.ends_soon
    from public.deal_list as deal
    -- An index finds these days. No clock is further than a day from the company's.
    where deal.state = 'planned' and deal.last_on >= (select private.today()) - 1
      and deal.first_on <= (select private.today()) + 15
  )
  select jsonb_build_object(
    'running', (select count(*) from near where near.status = 'runs'),
    'starts', jsonb_build_object(
      'count', (select count(*) from near where near.starts_soon),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', page.id, 'title', page.title, 'group', page.parent_group, 'on', page.first_on
        ) order by page.first_on, page.title, page.id)
        from (select * from near where near.starts_soon order by near.first_on, near.title, near.id limit max_rows) as page
      ), '[]')
    ),
    'ends', jsonb_build_object(
      'count', (select count(*) from near where near.ends_soon),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', page.id, 'title', page.title, 'group', page.parent_group, 'on', page.last_on
        ) order by page.last_on, page.title, page.id)
        from (select * from near where near.ends_soon order by near.last_on, near.title, near.id limit max_rows) as page
      ), '[]')
    )
  )
$$;
comment on function private.owl_home_deals(integer) is
  'How many deals run, and those that start or end within 14 days, the earliest first.';
revoke execute on function private.owl_home_deals(integer) from public, anon, authenticated;
grant execute on function private.owl_home_deals(integer) to authenticated;

create function private.owl_home_sites() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'all', count(*),
    'open', count(*) filter (where site.status = 'open'),
    'missing', jsonb_build_object(
      'brand', count(*) filter (where site.status = 'open' and not site.carries_brand),
      'position', count(*) filter (where site.status = 'open' and site.latitude is null),
      'contact', count(*) filter (where site.status = 'open' and not site.has_contact),
      'hours', count(*) filter (where site.status = 'open' and site.week_hours is null)
    )
  )
  from public.site_list as site
$$;
comment on function private.owl_home_sites() is 'Sites, open ones, and open ones that miss a fact.';
revoke execute on function private.owl_home_sites() from public, anon, authenticated;
grant execute on function private.owl_home_sites() to authenticated;

create function private.owl_home_groups() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'all', count(*),
    'contact', count(*) filter (where parent_group.status = 'active' and not parent_group.has_contact),
    'owner', count(*) filter (where parent_group.status = 'active' and parent_group.owner_id is null),
    'step', count(*) filter (where parent_group.status = 'prospect' and parent_group.open_tasks = 0)
  )
  from public.site_group_list as parent_group
$$;
comment on function private.owl_home_groups() is 'Groups, active ones without a contact or an owner, and prospects without a next step.';
revoke execute on function private.owl_home_groups() from public, anon, authenticated;
grant execute on function private.owl_home_groups() to authenticated;

create function private.owl_home_loyalty(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with coming as materialized (
    select program.id, program.name, program.group_name, program.coming_number, program.coming_on
    from public.loyalty_program_list as program
    where program.coming_on is not null
  )
  select jsonb_build_object(
    'count', (select count(*) from coming),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'title', page.name, 'group', page.group_name, 'number', page.coming_number, 'on', page.coming_on
      ) order by page.coming_on, page.name, page.id)
      from (select * from coming order by coming.coming_on, coming.name, coming.id limit max_rows) as page
    ), '[]')
  )
$$;
comment on function private.owl_home_loyalty(integer) is
  'Programs whose next version is published. Its first day is ahead in the time zone of the program.';
revoke execute on function private.owl_home_loyalty(integer) from public, anon, authenticated;
grant execute on function private.owl_home_loyalty(integer) to authenticated;

create function public.get_owl_home() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'owl', 'admin', 'super_admin'), true) then
    raise exception 'The home of owls is for owls, managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'brands', exists (select from public.brand_associations),
      'contacts', exists (select from public.contact_duties as duties where duties.parent_group_id is not null),
      'deals', exists (select from public.deals)
    ),
    'deals', private.owl_home_deals(6),
    'sites', private.owl_home_sites(),
    'groups', private.owl_home_groups(),
    'loyalty', private.owl_home_loyalty(6),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
comment on function public.get_owl_home() is
  'What waits for somebody who looks after sites: deals, facts that are missing, loyalty changes, the caller''s tasks, and which collections have a first row. Raises PT403.';
revoke execute on function public.get_owl_home() from public, anon, authenticated;
grant execute on function public.get_owl_home() to authenticated;
