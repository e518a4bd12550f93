-- Entries follow their records, statement by statement. An update that changes nothing of an entry writes nothing.

-- Additions to the index wait in a list, and are sorted in together. Every search would read that list, so none is left waiting.
create function private.write_search_entries(entry_kind text, only_ids uuid[]) returns void
language plpgsql security definer set search_path = '' set gin_pending_list_limit = '16MB'
as $$
begin
  execute format($statement$
    insert into private.search_entries as entry (kind, record_id, title, context, status, title_key, words, created_at)
    select %1$L, record_id, left(coalesce(title, ''), 200), left(coalesce(context, ''), 200), status, left(private.search_key(coalesce(title, '')), 80),
      ' ' || private.search_key(left(concat_ws(' ', title, context), 300)) || ' / '
        || private.search_key(left(coalesce(further, ''), 300)) || ' ', created_at
    from private.%2$I %3$s
    on conflict (kind, record_id) do update set
      title = excluded.title, context = excluded.context, status = excluded.status,
      title_key = excluded.title_key, words = excluded.words
    where (entry.title, entry.context, entry.status, entry.words)
      is distinct from (excluded.title, excluded.context, excluded.status, excluded.words)
  $statement$, entry_kind, 'searchable_' || entry_kind, case when only_ids is not null then 'where record_id = any ($1)' end)
  using only_ids;
  perform gin_clean_pending_list('private.search_entries_words');
end
$$;

create function private.keep_search_entries() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed uuid[];
begin
  execute format('select array_agg(%I) from %I', tg_argv[1], case tg_op when 'DELETE' then 'lost' else 'made' end) into changed;
  if changed is null then return null; end if;
  if tg_op = 'DELETE' and tg_argv[1] = 'id' then
    delete from private.search_entries where kind = tg_argv[0] and record_id = any (changed);
  else
    perform private.write_search_entries(tg_argv[0], changed);
  end if;
  return null;
end
$$;

-- The arguments are columns, then pairs of a kind and the column of its view that names the changed record.
create function private.keep_search_entries_beside() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  renamed uuid[];
  beside uuid[];
begin
  select array_agg(made.id) into renamed
  from made join lost using (id)
  where exists (
    select from regexp_split_to_table(tg_argv[0], ',') as name
    where to_jsonb(made) -> name is distinct from to_jsonb(lost) -> name
  );
  if renamed is null then return null; end if;
  for at in 1 .. tg_nargs - 2 by 2 loop
    execute format('select array_agg(record_id) from private.%I where %I = any ($1)', 'searchable_' || tg_argv[at], tg_argv[at + 1])
    into beside using renamed;
    if beside is not null then perform private.write_search_entries(tg_argv[at], beside); end if;
  end loop;
  return null;
end
$$;

-- For rows that were written without triggers.
create function private.fill_search_entries() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry_kind text;
begin
  for entry_kind in
    select substr(viewname, length('searchable_') + 1) from pg_catalog.pg_views
    where schemaname = 'private' and viewname like 'searchable\_%'
  loop
    perform private.write_search_entries(entry_kind, null);
  end loop;
end
$$;

revoke execute on function private.write_search_entries(text, uuid[]) from public, anon, authenticated;
revoke execute on function private.keep_search_entries() from public, anon, authenticated;
revoke execute on function private.keep_search_entries_beside() from public, anon, authenticated;
revoke execute on function private.fill_search_entries() from public, anon, authenticated;

do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('ad_groups', 'ad_group', 'id'), ('ads', 'ad', 'id'), ('ad_templates', 'ad_template', 'id'), ('clients', 'client', 'id'),
      ('contacts', 'contact', 'id'), ('contact_details', 'contact', 'contact_id'), ('contact_duties', 'contact', 'contact_id'),
      ('videos', 'video', 'id'), ('seo_blog_posts', 'article', 'id'), ('service_geo_pages', 'place_page', 'id'),
      ('contact_submissions', 'lead', 'id'), ('videographer_applications', 'application', 'id'), ('intro_calls', 'call', 'id'),
      ('quotes', 'quote', 'id'), ('tasks', 'task', 'id'), ('parent_groups', 'site_group', 'id'), ('sites', 'site', 'id'),
      ('brands', 'brand', 'id'), ('products', 'product', 'id'), ('deals', 'deal', 'id'),
      ('loyalty_programs', 'loyalty_program', 'id'), ('client_reviews', 'review', 'id'), ('profiles', 'user', 'id'),
      ('industries', 'industry', 'id'), ('cameras', 'camera', 'id'), ('lenses', 'lens', 'id'), ('path_redirects', 'redirect', 'id')
    ) as list (table_name, kind, key)
  loop
    execute format('create trigger search_inserts after insert on public.%I referencing new table as made
      for each statement execute function private.keep_search_entries(%L, %L)', kept.table_name, kept.kind, kept.key);
    execute format('create trigger search_updates after update on public.%I referencing new table as made
      for each statement execute function private.keep_search_entries(%L, %L)', kept.table_name, kept.kind, kept.key);
    execute format('create trigger search_deletes after delete on public.%I referencing old table as lost
      for each statement execute function private.keep_search_entries(%L, %L)', kept.table_name, kept.kind, kept.key);
  end loop;
end
$$;

create trigger search_updates_beside after update on public.parent_groups
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name', 'ad_group', 'parent_group_id', 'ad', 'parent_group_id',
    'ad_template', 'parent_group_id', 'contact', 'parent_group_id', 'task', 'parent_group_id', 'site', 'parent_group_id',
    'deal', 'parent_group_id', 'loyalty_program', 'parent_group_id');
create trigger search_updates_beside after update on public.products
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name', 'ad_group', 'product_id');
create trigger search_updates_beside after update on public.ad_groups
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name,parent_group_id', 'ad', 'ad_group_id');
create trigger search_updates_beside after update on public.clients
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name', 'contact', 'client_id', 'quote', 'client_id', 'task', 'client_id',
    'review', 'client_id');
create trigger search_updates_beside after update on public.industries
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name', 'client', 'industry_id');
create trigger search_updates_beside after update on public.brands
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('name', 'product', 'brand_id');
create trigger search_updates_beside after update on public.contacts
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('first_name,last_name', 'task', 'contact_id', 'review', 'contact_id');
create trigger search_updates_beside after update on public.contact_submissions
  referencing old table as lost new table as made for each statement
  execute function private.keep_search_entries_beside('first_name,last_name,business_name,email', 'call', 'lead_id',
    'task', 'lead_id');

select private.fill_search_entries();
