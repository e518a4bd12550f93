-- Many ads from one template: a row for each, filled from deals, sites or a file.

create table public.ad_fills (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.ad_templates (id) on delete cascade,
  version_id uuid not null references public.ad_template_versions (id) on delete cascade,
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  formats text[] not null check (
    cardinality(formats) between 1 and 4 and formats <@ array['preview', 'square', 'story', 'screen']
  ),
  has_motion boolean not null default false,
  source text not null check (source in ('one', 'deals', 'sites', 'csv')),
  status text not null default 'draft' check (status in ('draft', 'checking', 'running', 'paused', 'done', 'canceled')),
  planned integer not null default 0,
  problem text check (char_length(problem) <= 500),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on column public.ad_fills.version_id is 'What the next run draws. Ads that are made remember theirs.';
comment on column public.ad_fills.status is 'draft: nothing goes on. Rows may be changed unless it is checking or running.';
comment on column public.ad_fills.planned is 'How many rows the check or the run had before it when it began.';
comment on column public.ad_fills.problem is 'Why the last check or run ended early.';
create index ad_fills_template_idx on public.ad_fills (template_id, created_at desc);
create index ad_fills_version_idx on public.ad_fills (version_id);
create index ad_fills_group_idx on public.ad_fills (ad_group_id, created_at desc);
create index ad_fills_creator_idx on public.ad_fills (created_by);

create table public.ad_fill_rows (
  fill_id uuid not null references public.ad_fills (id) on delete cascade,
  number integer not null check (number > 0),
  title text not null check (char_length(title) <= 120),
  source_id uuid,
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 131072),
  pictures jsonb not null check (jsonb_typeof(pictures) = 'object' and octet_length(pictures::text) <= 4096),
  status text not null default 'unchecked'
    check (status in ('unchecked', 'ready', 'bad', 'made', 'unchanged', 'failed')),
  revision integer not null default 1,
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array' and octet_length(problems::text) <= 65536),
  error text check (char_length(error) <= 500),
  results jsonb not null default '{}',
  changed_at timestamptz not null default now(),
  primary key (fill_id, number)
);
comment on column public.ad_fill_rows.number is 'As a spreadsheet counts, where the rows are of a file.';
comment on column public.ad_fill_rows.source_id is 'The deal or the site that it was filled from.';
comment on column public.ad_fill_rows.status is
  'unchecked, ready and failed rows are drawn by a run; bad ones are not before they change. unchanged: the picture is the one it had.';
comment on column public.ad_fill_rows.revision is 'Counts the changes of what it shows. The outcome of an older one is thrown away.';
comment on column public.ad_fill_rows.problems is 'As CellProblem in lib/ads/templates/cell-problems.ts.';
comment on column public.ad_fill_rows.results is 'By format, what is made of it: adId and hash.';
create index ad_fill_rows_status_idx on public.ad_fill_rows (fill_id, status, number);

create table private.ad_fill_starts (
  fill_id uuid primary key references public.ad_fills (id) on delete cascade,
  claims jsonb not null
);
comment on table private.ad_fill_starts is
  'Claims of whoever began the check or the run: each step has the rights of this person, whom the history names.';

alter table public.ad_drawings
  add column fill_id uuid references public.ad_fills (id) on delete set null,
  add column fill_row integer;
comment on column public.ad_drawings.fill_id is 'With fill_row, where it was made. Null for one that was made by itself.';
create index ad_drawings_fill_idx on public.ad_drawings (fill_id, fill_row);

revoke all on table public.ad_fills, public.ad_fill_rows from anon, authenticated;
revoke all on table private.ad_fill_starts from public, anon, authenticated;
grant select on table public.ad_fills, public.ad_fill_rows to authenticated, service_role;
alter table public.ad_fills enable row level security;
alter table public.ad_fill_rows enable row level security;
alter table private.ad_fill_starts enable row level security;

create policy "Managers read fills, designers those of their groups" on public.ad_fills
  for select to authenticated
  using (
    (select private.viewer_role() in ('project_manager', 'admin', 'super_admin'))
    or (select private.viewer_role() = 'graphic_designer') and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
-- The policy on ad_fills decides about the fill.
create policy "Whoever reads a fill reads its rows" on public.ad_fill_rows
  for select to authenticated
  using (
    (select private.viewer_role() in ('project_manager', 'admin', 'super_admin'))
    or (select private.viewer_role() = 'graphic_designer') and fill_id in (select fill.id from public.ad_fills as fill)
  );

create trigger record_change after insert or delete or update of status on public.ad_fills
  for each row execute function private.record_change('id');

create function private.open_fill(opened_id uuid, wanted text[]) returns public.ad_fills
language plpgsql security definer set search_path = ''
as $$
declare
  fill public.ad_fills;
begin
  select * into fill from public.ad_fills as one where one.id = opened_id for update;
  if fill.id is null then
    raise exception 'There is no such fill' using errcode = 'PT404';
  end if;
  perform private.require_group_worker(fill.ad_group_id);
  if fill.status <> all (wanted) then
    raise exception 'Something else goes on with these rows at the moment' using errcode = 'PT409';
  end if;
  return fill;
end
$$;
comment on function private.open_fill(uuid, text[]) is 'Locks it for a change. Raises PT403, PT404, and PT409 when its status is another one.';
revoke execute on function private.open_fill(uuid, text[]) from public, anon, authenticated;

create function public.create_ad_fill(
  new_id uuid, of_group uuid, of_version uuid, of_formats text[], filled_from text, with_motion boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  version public.ad_template_versions;
begin
  perform private.require_group_worker(of_group);
  version := private.require_fitting_version(of_version, of_group);
  if not of_formats <@ private.template_formats(version.document) then
    raise exception 'The template does not have this format' using errcode = 'PT422';
  end if;
  -- What nobody has run for a month is forgotten.
  delete from public.ad_fills as old
  where old.status = 'draft' and old.created_at < now() - interval '30 days'
    and not exists (select from public.ad_drawings as drawing where drawing.fill_id = old.id);
  insert into public.ad_fills (id, template_id, version_id, ad_group_id, formats, has_motion, source, created_by)
  values (new_id, version.template_id, of_version, of_group, of_formats, with_motion, filled_from, private.viewer_id())
  on conflict (id) do nothing;
end
$$;
comment on function public.create_ad_fill(uuid, uuid, uuid, text[], text, boolean) is
  'The same form sent twice makes one. Rows follow. Raises PT403, PT404, and PT422 for a template of another client or without the format.';

create function public.save_ad_fill_rows(saved_id uuid, lines jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_fill(saved_id, '{draft,paused,done,canceled}');
  insert into public.ad_fill_rows as known (fill_id, number, title, source_id, texts, pictures, problems, status)
  select
    saved_id, line.number, line.title, line."sourceId", line.texts, line.pictures, line.problems,
    case when line."isBad" then 'bad' else 'unchecked' end
  from jsonb_to_recordset(lines) as line (
    number integer, title text, "sourceId" uuid, texts jsonb, pictures jsonb, problems jsonb, "isBad" boolean
  )
  on conflict (fill_id, number) do update
  set title = excluded.title, source_id = excluded.source_id, texts = excluded.texts, pictures = excluded.pictures,
    status = excluded.status, revision = known.revision + 1, problems = excluded.problems, error = null, changed_at = now(),
    -- Ads that somebody has deleted are made again.
    results = coalesce(
      (
        select jsonb_object_agg(result.key, result.value) from jsonb_each(known.results) as result
        where exists (select from public.ads as ad where ad.id = (result.value ->> 'adId')::uuid)
      ),
      '{}'
    )
  where (known.title, known.source_id, known.texts, known.pictures)
    is distinct from (excluded.title, excluded.source_id, excluded.texts, excluded.pictures)
    or excluded.status = 'bad' and known.status <> 'bad';
  if (select count(*) from public.ad_fill_rows as line where line.fill_id = saved_id) > 2000 then
    raise exception 'A fill has at most 2,000 rows' using errcode = 'PT422';
  end if;
end
$$;
comment on function public.save_ad_fill_rows(uuid, jsonb) is
  'Adds rows and changes those with a known number; equal ones keep their outcome. lines: number, title, sourceId, texts, pictures, problems (that are known before it is drawn), isBad. Raises PT403, PT404, PT409 while it goes on, PT422 for too many.';

create function public.remove_ad_fill_rows(changed_id uuid, numbers integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_fill(changed_id, '{draft,paused,done,canceled}');
  delete from public.ad_fill_rows as line where line.fill_id = changed_id and line.number = any (numbers);
end
$$;
comment on function public.remove_ad_fill_rows(uuid, integer[]) is 'The ads that they have made stay. Raises PT403, PT404, PT409 while it goes on.';

create function public.delete_ad_fill(deleted_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_fill(deleted_id, '{draft,paused,done,canceled}');
  delete from public.ad_fills as fill where fill.id = deleted_id;
end
$$;
comment on function public.delete_ad_fill(uuid) is 'The ads that it has made stay. Raises PT403, PT404, PT409 while it goes on.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'create_ad_fill(uuid, uuid, uuid, text[], text, boolean)', 'save_ad_fill_rows(uuid, jsonb)',
    'remove_ad_fill_rows(uuid, integer[])', 'delete_ad_fill(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
end
$$;
