-- Which contacts may be one person, and their history.

drop function public.find_similar_contacts(text, text, text, text, uuid);
create function public.find_similar_contacts(
  wanted_email text,
  wanted_first_name text,
  wanted_last_name text,
  wanted_client text,
  except_id uuid default null,
  wanted_group uuid default null
) returns table (
  id uuid, name text, client text, email text, has_same_email boolean, parent_group text
)
language sql stable set search_path = ''
as $$
  with similar_contact as (
    select details.contact_id as id, true as has_same_email from public.contact_details as details
    where lower(details.email) = lower(wanted_email)
    union
    select contact.id, false from public.contacts as contact
    left join public.contact_duties as duties on duties.contact_id = contact.id
    where lower(contact.last_name) = lower(wanted_last_name)
      and lower(contact.first_name) = lower(wanted_first_name)
      and case wanted_client
        -- Two people of two groups can have one name.
        when '' then contact.client_id is null
          and coalesce(duties.parent_group_id = wanted_group, duties.parent_group_id is null or wanted_group is null)
        else contact.client_id in (
          select client.id from public.clients as client where lower(client.name) = lower(wanted_client)
        )
      end
  )
  select contact.id, contact.first_name || ' ' || contact.last_name, client.name, details.email,
    bool_or(similar_contact.has_same_email), parent_group.name
  from similar_contact
  join public.contacts as contact on contact.id = similar_contact.id
  left join public.clients as client on client.id = contact.client_id
  left join public.contact_details as details on details.contact_id = contact.id
  left join public.contact_duties as duties on duties.contact_id = contact.id
  left join public.parent_groups as parent_group on parent_group.id = duties.parent_group_id
  where contact.id is distinct from except_id
  group by contact.id, client.name, details.email, parent_group.name
  order by 5 desc, 2, 1
  limit 10
$$;
comment on function public.find_similar_contacts(text, text, text, text, uuid, uuid) is
  'Contacts with the same e-mail, or the same name at the same client or site group, that the caller may read.';
revoke execute on function public.find_similar_contacts(text, text, text, text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.find_similar_contacts(text, text, text, text, uuid, uuid) to authenticated;

drop function public.list_contact_history(uuid, integer);
create function public.list_contact_history(of_contact uuid, row_limit integer default 10) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  action text,
  changed_values jsonb,
  private_columns text[],
  table_name text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader('contacts');
  return query
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      case entry.table_name when 'contacts' then entry.action else 'update' end,
      coalesce(entry.changed_values, '{}'),
      case entry.table_name when 'contact_details' then coalesce(entry.changed_columns, '{email,phone,notes}') end,
      entry.table_name
    from private.audit_log as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    where (
        entry.table_name = 'contacts' and entry.row_key = jsonb_build_object('id', of_contact)
        or entry.table_name in ('contact_details', 'contact_duties')
          and entry.row_key = jsonb_build_object('contact_id', of_contact)
          and entry.action <> 'delete'
          -- What came with the contact is part of its first entry.
          and not exists (
            select from private.audit_log as first_entry
            where first_entry.action = 'insert' and first_entry.table_name = 'contacts'
              and first_entry.row_key = jsonb_build_object('id', of_contact)
              and first_entry.happened_at = entry.happened_at
          )
      )
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200);
end
$$;
comment on function public.list_contact_history(uuid, integer) is
  'As list_record_history(), with the changes of e-mail, phone and notes, which name the columns in private_columns, without values, and of what the contact is responsible for. Raises PT403.';
revoke execute on function public.list_contact_history(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_contact_history(uuid, integer) to authenticated;

create function public.list_contact_choices() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'clients', coalesce((
      select jsonb_agg(jsonb_build_object('id', client.id, 'name', client.name) order by client.name, client.id)
      from (select known.id, known.name from public.clients as known order by known.name, known.id limit 1000) as client
    ), '[]'),
    'groups', coalesce((
      select jsonb_agg(jsonb_build_object('id', parent_group.id, 'name', parent_group.name) order by parent_group.name)
      from public.parent_groups as parent_group
    ), '[]'),
    'brands', coalesce((
      select jsonb_agg(jsonb_build_object('id', brand.id, 'name', brand.name) order by brand.name) from public.brands as brand
    ), '[]')
  )
$$;
comment on function public.list_contact_choices() is
  'What a contact can belong to, as far as the caller reads it: 1,000 clients, and all site groups and brands.';
revoke execute on function public.list_contact_choices() from public, anon, authenticated;
grant execute on function public.list_contact_choices() to authenticated;
