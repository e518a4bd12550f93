-- Triggers of brand associations that run once for a statement. For each row they took most of the time of a large change.

create function private.record_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  actor constant uuid := auth.uid();
  viewer constant uuid := private.viewer_id();
  -- Columns that follow from the others.
  derived constant text[] := array['updated_at', 'version'];
begin
  -- Without a signed-in user the server itself writes.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, changed_values)
    select actor, viewer, 'update', tg_table_name, jsonb_build_object('id', change.id),
      array(select jsonb_object_keys(change.changed_values)), change.changed_values
    from (
      select pair.id, (
        select jsonb_object_agg(field.key, jsonb_build_array(pair.before -> field.key, field.value))
        from jsonb_each(pair.after) as field where field.value is distinct from pair.before -> field.key
      ) as changed_values
      from (
        select made.id, to_jsonb(lost) as before, to_jsonb(made) - derived as after from made join lost on lost.id = made.id
        -- Here and below: each row is converted once.
        offset 0
      ) as pair
      offset 0
    ) as change;
  elsif tg_op = 'INSERT' then
    insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_values)
    select actor, viewer, 'insert', tg_table_name, jsonb_build_object('id', made.id), (
      select jsonb_object_agg(field.key, jsonb_build_array(null, field.value)) from jsonb_each(to_jsonb(made) - derived) as field
    )
    from made;
  else
    insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_values)
    select actor, viewer, 'delete', tg_table_name, jsonb_build_object('id', lost.id), (
      select jsonb_object_agg(field.key, jsonb_build_array(field.value, null)) from jsonb_each(to_jsonb(lost) - derived) as field
    )
    from lost;
  end if;
  return null;
end
$$;
comment on function private.record_changes() is
  'As record_change, once for a statement: for tables in private.content_tables with the primary key id and no generated columns. The transition tables are made and lost.';
revoke execute on function private.record_changes() from public, anon, authenticated;

drop trigger record_change on public.brand_associations;
create trigger record_inserts after insert on public.brand_associations
  referencing new table as made for each statement execute function private.record_changes();
create trigger record_updates after update on public.brand_associations
  referencing old table as lost new table as made for each statement execute function private.record_changes();
create trigger record_deletes after delete on public.brand_associations
  referencing old table as lost for each statement execute function private.record_changes();

drop trigger refuse_overlapping_brands on public.brand_associations;
create or replace function private.refuse_overlapping_brands() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  problem text;
begin
  -- One after the other, so that two people cannot add what overlaps at the same moment. An index cannot forbid it: not every
  -- PostgreSQL that we run on has btree_gist.
  perform from public.sites as site where site.id in (select made.site_id from made) order by site.id for no key update;
  select private.brand_in_the_way(other.name, made.role, other.first_on, other.last_on) into problem
  from made cross join lateral (
    select brand.name, association.first_on, association.last_on
    from public.brand_associations as association
    join public.brands as brand on brand.id = association.brand_id
    where association.site_id = made.site_id
      and association.role = made.role
      and association.id <> made.id
      and (made.role in ('canopy', 'fuel', 'store') or association.brand_id = made.brand_id)
      and association.first_on <= coalesce(made.last_on, 'infinity')
      and coalesce(association.last_on, 'infinity') >= made.first_on
    order by association.first_on
    limit 1
  ) as other
  limit 1;
  if problem is not null then
    raise exception '%', problem using errcode = 'PT409';
  end if;
  return null;
end
$$;
-- After the statement: all its rows are what they became.
create trigger refuse_added_overlaps after insert on public.brand_associations
  referencing new table as made for each statement execute function private.refuse_overlapping_brands();
create trigger refuse_changed_overlaps after update on public.brand_associations
  referencing new table as made for each statement execute function private.refuse_overlapping_brands();
