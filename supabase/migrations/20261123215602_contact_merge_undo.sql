-- The undo of a merge of contacts.

create function private.contacts_after_merge(merged_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive later (id) as (
    select merge.into_id from private.contact_merges as merge where merge.merged_id = contacts_after_merge.merged_id
    union
    select merge.into_id from private.contact_merges as merge join later on later.id = merge.merged_id
  )
  select later.id from later
$$;
comment on function private.contacts_after_merge(uuid) is
  'The contact that another one was merged into, the contact that this one was merged into, and so on.';
revoke execute on function private.contacts_after_merge(uuid) from public, anon, authenticated;

create function private.take_back_merged_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.contact_merges;
  later uuid[] := array(select private.contacts_after_merge(new.id));
  naming record;
  facts jsonb;
begin
  delete from private.contact_merges as undone where undone.merged_id = new.id returning * into merge;
  if not found then
    return null;
  end if;
  -- What was given to a third contact since stays there.
  for naming in select * from private.contact_references() loop
    if merge.moved_rows ? (naming.table_name::text || '.' || naming.column_name) then
      execute format(
        'update %1$s as named set %2$I = $1 where %2$I = any ($2) and to_jsonb(named) -> ''id'' in (select jsonb_array_elements($3))',
        naming.table_name, naming.column_name
      ) using new.id, later, merge.moved_rows -> (naming.table_name::text || '.' || naming.column_name);
    end if;
  end loop;
  -- The other contact has what it had before, apart from what was changed since.
  facts := private.contact_facts(merge.into_id);
  perform private.write_contact_facts(merge.into_id, facts || (
    select coalesce(jsonb_object_agg(fact.key, fact.value), '{}') from jsonb_each(merge.facts_before) as fact
    where facts -> fact.key = merge.facts_after -> fact.key
  ));
  insert into public.contact_details (contact_id, email, phone)
  select new.id,
    case when 'email' = any (merge.moved_details) then details.email end,
    case when 'phone' = any (merge.moved_details) then details.phone end
  from public.contact_details as details
  where details.contact_id = merge.into_id and details.version = merge.details_version and merge.moved_details <> '{}';
  update public.contact_details as details
  set email = case when 'email' = any (merge.moved_details) then null else details.email end,
    phone = case when 'phone' = any (merge.moved_details) then null else details.phone end
  where details.contact_id = merge.into_id and details.version = merge.details_version and merge.moved_details <> '{}';
  return null;
end
$$;
comment on function private.take_back_merged_contact() is
  'A contact with the id of a merged one is the undo of the merge. The policy on contacts has decided who may do it.';
revoke execute on function private.take_back_merged_contact() from public, anon, authenticated;
-- Triggers fire in the order of their names: the duties of the contact are there before.
create trigger take_back_merged after insert on public.contacts
  for each row execute function private.take_back_merged_contact();
