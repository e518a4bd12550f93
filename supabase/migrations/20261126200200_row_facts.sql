-- When a row was added, and by whom, is set by the database. A request cannot say otherwise, now or later.

create function private.set_row_facts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  facts jsonb := '{}';
  fact text;
begin
  -- Functions that run as their owner, and the server, name the facts themselves.
  if current_user <> 'authenticated' then
    return new;
  end if;
  -- So does what is put back from the history. Asked for here, because the server may not look into this schema.
  if private.is_restoring() then
    return new;
  end if;
  foreach fact in array tg_argv loop
    facts := facts || jsonb_build_object(fact, case
      when tg_op = 'UPDATE' then to_jsonb(old) -> fact
      -- The trigger that notes the publication fills it.
      when fact = 'published_at' then 'null'
      when fact like '%\_by' then to_jsonb(private.viewer_id())
      else to_jsonb(now())
    end);
  end loop;
  return jsonb_populate_record(new, facts);
end
$$;
comment on function private.set_row_facts() is
  'Row trigger before insert and update. Its arguments are columns: those named *_by hold a person, the others a time.';
revoke execute on function private.set_row_facts() from public, anon, authenticated;

-- Triggers run in the order of their names. This one comes before those that read the facts.
do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('ad_group_assignments', '{created_at}'),
      ('ad_groups', '{created_at}'),
      ('ad_templates', '{created_at,created_by}'),
      ('ads', '{created_at}'),
      ('brand_associations', '{created_at}'),
      ('brands', '{created_at}'),
      ('cameras', '{created_at}'),
      ('captions', '{created_at}'),
      ('clients', '{created_at}'),
      ('company_closed_days', '{created_at}'),
      ('contacts', '{created_at}'),
      ('deals', '{created_at,created_by}'),
      ('film_uploads', '{created_at}'),
      ('ignored_addresses', '{created_at}'),
      ('lenses', '{created_at}'),
      ('loyalty_programs', '{created_at}'),
      ('loyalty_versions', '{created_at}'),
      ('page_preview_links', '{created_at,created_by}'),
      ('parent_groups', '{created_at}'),
      ('path_redirects', '{created_at}'),
      ('products', '{created_at}'),
      ('saved_views', '{created_at}'),
      ('search_ignores', '{created_at}'),
      ('seo_blog_posts', '{created_at,published_at}'),
      ('service_geo_pages', '{created_at,published_at}'),
      ('sites', '{created_at}'),
      ('slug_redirects', '{created_at}'),
      ('videos', '{created_on,published_at}'),
      ('website_asset_versions', '{created_at}')
    ) as kept (source, facts)
  loop
    execute format(
      'create trigger add_row_facts before insert or update on public.%I for each row execute function private.set_row_facts(%s)',
      kept.source, (select string_agg(quote_literal(fact), ', ') from unnest(kept.facts::text[]) as fact)
    );
  end loop;
end
$$;

-- Versions of pages are added by a trigger, which runs as its owner.
drop policy "Admins add versions of pages" on public.page_versions;
drop policy "Admins change versions of pages" on public.page_versions;
revoke insert, update on table public.page_versions from authenticated;
