-- What a run of a fill makes of each row, and what staff see of a fill.

create function public.record_ad_fill_row(step_id uuid, row_number integer, row_revision integer, outcome jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- A row that was drawn when somebody paused the run is kept.
  fill public.ad_fills := private.open_fill_step(step_id, '{running,paused,canceled}');
  version public.ad_template_versions;
  line public.ad_fill_rows;
  made jsonb;
begin
  if fill.id is null then
    return false;
  end if;
  select * into version from public.ad_template_versions as one where one.id = fill.version_id;
  select * into line from public.ad_fill_rows as one where one.fill_id = step_id and one.number = row_number for update;
  -- Not changed meanwhile, and not made by another worker.
  if line.revision = row_revision and line.status in ('unchecked', 'ready') and outcome ->> 'versionId' = version.id::text then
    for made in select * from jsonb_array_elements(coalesce(outcome -> 'ads', '[]')) loop
      perform private.write_drawn_ad(
        fill.ad_group_id, version,
        made || jsonb_build_object('title', coalesce(made ->> 'title', line.title), 'texts', line.texts, 'pictures', line.pictures)
      );
      update public.ad_drawings as drawing set fill_id = step_id, fill_row = row_number
      where drawing.ad_id = (made ->> 'adId')::uuid and (drawing.fill_id, drawing.fill_row) is distinct from (step_id, row_number);
      line.results := line.results
        || jsonb_build_object(made ->> 'format', jsonb_build_object('adId', made ->> 'adId', 'hash', made ->> 'hash'));
    end loop;
    update public.ad_fill_rows as one
    set status = outcome ->> 'status', problems = coalesce(outcome -> 'problems', '[]'), error = left(outcome ->> 'error', 500),
      results = line.results, changed_at = now()
    where one.fill_id = step_id and one.number = row_number;
  end if;
  return fill.status = 'running';
end
$$;
comment on function public.record_ad_fill_row(uuid, integer, integer, jsonb) is
  'Writes the ads of a row and its outcome, once. outcome: versionId, status (made, unchanged, bad or failed), problems, error, ads as in private.write_drawn_ad. False when the run was stopped.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'read_ad_fill_step(uuid, integer)', 'record_ad_fill_checks(uuid, jsonb)', 'record_ad_fill_row(uuid, integer, integer, jsonb)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
  foreach signature in array array['check_ad_fill(uuid)', 'run_ad_fill(uuid, boolean)', 'stop_ad_fill(uuid, boolean)'] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
end
$$;

create function public.list_ad_fills(
  only_id uuid default null, of_group uuid default null, of_template uuid default null, max_rows integer default 20
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(entry.shown order by entry.created_at desc, entry.id), '[]')
  from (
    select
      fill.id, fill.created_at,
      jsonb_build_object(
        'id', fill.id, 'source', fill.source, 'status', fill.status, 'formats', fill.formats, 'hasMotion', fill.has_motion,
        'problem', fill.problem, 'planned', fill.planned,
        'template', jsonb_build_object('id', template.id, 'name', template.name),
        'version', jsonb_build_object('id', version.id, 'number', version.number),
        'newest', (select max(other.number) from public.ad_template_versions as other where other.template_id = template.id),
        'group', jsonb_build_object('id', ad_group.id, 'name', ad_group.name, 'clientId', ad_group.parent_group_id),
        'createdBy', private.staff_name_of(fill.created_by), 'createdAt', fill.created_at, 'finishedAt', fill.finished_at,
        'counts', (
          select coalesce(jsonb_object_agg(counted.status, counted.total), '{}')
          from (
            select line.status, count(*) as total from public.ad_fill_rows as line where line.fill_id = fill.id group by line.status
          ) as counted
        ),
        'work', case when fill.status in ('checking', 'running') then jsonb_build_object(
          'problem', (
            select job.error from public.jobs as job
            where job.unique_key = 'ad-fill:' || fill.id and job.status in ('queued', 'failed')
            order by job.created_at desc limit 1
          ),
          'hasWorker', public.has_job_worker('ad-fill')
        ) end
      ) as shown
    from public.ad_fills as fill
    join public.ad_templates as template on template.id = fill.template_id
    join public.ad_template_versions as version on version.id = fill.version_id
    join public.ad_groups as ad_group on ad_group.id = fill.ad_group_id
    where (only_id is null or fill.id = only_id)
      and (of_group is null or fill.ad_group_id = of_group)
      and (of_template is null or fill.template_id = of_template)
      -- As the policy on ad_fills.
      and (
        (select private.viewer_role() in ('project_manager', 'admin', 'super_admin'))
        or (select private.viewer_role() = 'graphic_designer') and fill.ad_group_id in (
          select assignment.ad_group_id from public.ad_group_assignments as assignment
          where assignment.profile_id = (select private.viewer_id())
        )
      )
    order by fill.created_at desc, fill.id
    limit least(max_rows, 100)
  ) as entry
$$;
comment on function public.list_ad_fills(uuid, uuid, uuid, integer) is
  'Newest first, with rows by status, and what hinders a check or a run. Those that the caller may see.';
revoke execute on function public.list_ad_fills(uuid, uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_ad_fills(uuid, uuid, uuid, integer) to authenticated;
