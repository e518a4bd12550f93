-- Search health: what only the whole site tells, and the comparison with the check before.

create function private.note_site_findings() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  analyze private.search_pages, private.search_targets, private.search_noted;

  insert into private.search_noted
  select 'unreachable', page.path, '',
    case when page.status = 0 then 'It does not answer.' else 'It answers with an error: ' || page.status || '.' end
  from private.search_pages as page
  where page.status = 0 or page.status >= 500 or (page.is_listed and page.status >= 400)
  on conflict do nothing;

  with gone as (
    select target.path, target.kind, target.sources, answer.status
    from private.search_targets as target
    left join private.search_pages as page on target.kind = 'page' and page.path = target.path
    left join private.search_pages as next on next.path = page.leads_to
    cross join lateral (
      select case when target.kind <> 'page' then target.status when page.leads_to is null then page.status else next.status end
        as status
    ) as answer
    where answer.status >= 400
  )
  insert into private.search_noted
  select case gone.kind when 'picture' then 'broken-picture' else 'broken-link' end, source.path, gone.path,
    gone.path || ' answers ' || gone.status
  from gone cross join lateral unnest(gone.sources) as source (path)
  on conflict do nothing;

  insert into private.search_noted
  select 'contradiction', page.path, clash.subject, clash.detail
  from private.search_pages as page
  left join private.search_pages as original on original.path = page.canonical and page.canonical <> page.path
  cross join lateral (
    select 'redirect' as subject, 'The sitemap lists it, but it leads to ' || page.leads_to || '.' as detail
    where page.is_listed and page.leads_to is not null
    union all
    select 'noindex', 'The sitemap lists it, but the page says noindex.' where page.is_listed and page.is_noindex
    union all
    select 'canonical', 'The sitemap lists it, but its canonical address is ' || page.canonical || '.'
    where page.is_listed and page.canonical <> page.path
    union all
    select 'no-canonical', 'The sitemap lists it, but it names no canonical address.'
    where page.is_listed and page.status = 200 and page.canonical is null
    union all
    select 'original', 'Its canonical address ' || page.canonical || ' shows no page to search engines.'
    where original.path is not null and (original.status <> 200 or original.is_noindex)
  ) as clash
  on conflict do nothing;

  with shown as materialized (
    select page.path, lower(page.title) as title, lower(page.description) as description
    from private.search_pages as page
    where page.status = 200 and not page.is_noindex and coalesce(page.canonical, page.path) = page.path
  ), value as (
    select 'double-title' as kind, shown.path, shown.title as text from shown where shown.title <> ''
    union all
    select 'double-description', shown.path, shown.description from shown where shown.description <> ''
  ), twice as (
    select value.kind, value.text, count(*) as pages, (array_agg(value.path order by value.path))[1:4] as paths
    from value group by value.kind, value.text having count(*) > 1
  )
  insert into private.search_noted
  select value.kind, value.path, '',
    'Also: ' || array_to_string((array_remove(twice.paths, value.path))[1:3], ', ')
      || case when twice.pages > 4 then ' and ' || twice.pages - 4 || ' more' else '' end
  from value join twice on twice.kind = value.kind and twice.text = value.text
  on conflict do nothing;

  insert into private.search_noted
  select 'few-links', page.path, '',
    case coalesce(target.pages, 0)
      when 0 then 'No page links to it.' when 1 then 'One page links to it.' else target.pages || ' pages link to it.'
    end
  from private.search_pages as page
  left join private.search_targets as target on target.path = page.path
  where page.is_listed and page.status = 200 and coalesce(target.pages, 0) < 3
  on conflict do nothing;
end
$$;
comment on function private.note_site_findings() is 'Links, titles and addresses, once every page is read.';
revoke execute on function private.note_site_findings() from public, anon, authenticated;

create function private.page_record(path text, out page_kind text, out record_id uuid)
language sql stable security definer set search_path = ''
as $$
  select page.page_kind, case page.page_kind
    when 'video' then (select video.id from public.videos as video where video.slug = page.slug)
    when 'place' then (select place.id from public.service_geo_pages as place where place.slug = page.slug)
    when 'article' then (
      select post.id from public.seo_blog_posts as post where post.slug = page.slug
      order by (post.status = 'published') desc, post.created_at desc limit 1
    )
  end
  from private.page_of_path(path) as page
$$;
comment on function private.page_record(text) is 'Nulls for a path that no record has.';
revoke execute on function private.page_record(text) from public, anon, authenticated;

create function public.finish_search_check(lease jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run_id constant uuid := private.hold_search_check(lease);
  sums jsonb;
begin
  if run_id is null then
    return null;
  end if;
  perform private.note_site_findings();

  -- What could not be read is not fixed.
  update public.search_findings as finding
  set state = 'fixed', fixed_at = now(), last_check_id = run_id
  where finding.fixed_at is null
    and not exists (
      select from private.search_noted as noted
      where noted.kind = finding.kind and noted.path = finding.path and noted.subject = finding.subject
    )
    and not exists (
      select from private.search_pages as page
      where page.path = finding.path and (page.status is null or page.status = 0 or page.status >= 500)
    );
  update public.search_findings as finding
  set state = 'still', last_check_id = run_id, last_seen_at = now(), detail = coalesce(noted.detail, finding.detail)
  from public.search_findings as open
  left join private.search_noted as noted
    on noted.kind = open.kind and noted.path = open.path and noted.subject = open.subject
  where finding.id = open.id and open.fixed_at is null;

  with fresh as materialized (
    select noted.*, row_number() over (partition by noted.kind order by noted.path, noted.subject) as place
    from private.search_noted as noted
    where not exists (
      select from public.search_findings as open
      where open.kind = noted.kind and open.path = noted.path and open.subject = noted.subject and open.fixed_at is null
    )
  ), stored as materialized (
    select open.kind, count(*) as findings from public.search_findings as open where open.fixed_at is null group by open.kind
  ), chosen as materialized (
    select fresh.* from fresh left join stored on stored.kind = fresh.kind
    where fresh.place <= 1000 - coalesce(stored.findings, 0)
  )
  insert into public.search_findings as known (kind, path, subject, detail, page_kind, record_id, first_check_id, last_check_id)
  select chosen.kind, chosen.path, chosen.subject, chosen.detail,
    case when record.record_id is not null then record.page_kind end, record.record_id, run_id, run_id
  from chosen cross join lateral private.page_record(chosen.path) as record
  on conflict (kind, path, subject) do update
    set state = 'new', fixed_at = null, first_check_id = run_id, last_check_id = run_id, first_seen_at = now(),
      last_seen_at = now(), detail = excluded.detail, page_kind = excluded.page_kind, record_id = excluded.record_id;

  select coalesce(jsonb_object_agg(kind, jsonb_build_object(
    'total', (select count(*) from private.search_noted as noted where noted.kind = kinds.kind),
    'new', coalesce(stored.new, 0), 'still', coalesce(stored.still, 0), 'fixed', coalesce(stored.fixed, 0)
  )), '{}')
  into sums
  from unnest(private.search_kinds()) as kinds (kind)
  left join (
    select finding.kind, count(*) filter (where finding.state = 'new') as new,
      count(*) filter (where finding.state = 'still') as still, count(*) filter (where finding.state = 'fixed') as fixed
    from public.search_findings as finding where finding.last_check_id = run_id group by finding.kind
  ) as stored using (kind)
  where stored.kind is not null or exists (select from private.search_noted as noted where noted.kind = kinds.kind);

  update public.search_checks as run
  set status = 'done', finished_at = now(), counts = sums,
    pages_left_out = run.pages_left_out + (
      select count(*) from private.search_targets as target
      where target.kind = 'page' and not exists (select from private.search_pages as page where page.path = target.path)
    )
  where run.id = run_id;
  perform private.forget_search_work();
  delete from public.search_findings as finding where finding.fixed_at < now() - interval '90 days';
  delete from public.search_checks as run where run.started_at < now() - interval '90 days' and run.status <> 'running';
  return sums;
end
$$;
comment on function public.finish_search_check(jsonb) is
  'Compares what was noted with the open findings, and ends the check. Null: it was canceled, or the lease is lost.';
revoke execute on function public.finish_search_check(jsonb) from public, anon, authenticated;
grant execute on function public.finish_search_check(jsonb) to service_role;
