-- The same end of a check: records are looked up for what is stored alone.

create or replace function public.finish_search_check(lease jsonb) returns jsonb
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
