-- Drafts: created, copied, saved and deleted. A quote takes its number when it is created.

create function private.take_quote_number() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  this_year constant integer := extract(year from private.today());
  taken integer;
begin
  insert into private.quote_counters values (this_year, 0) on conflict do nothing;
  -- Whoever takes a number at the same time waits here until this transaction ends.
  perform from private.quote_counters as counter where counter.year = this_year for update;
  delete from private.freed_quote_numbers as freed
  where freed.year = this_year
    and freed.number = (select min(lowest.number) from private.freed_quote_numbers as lowest where lowest.year = this_year)
  returning freed.number into taken;
  if taken is null then
    update private.quote_counters as counter set last_number = counter.last_number + 1
    where counter.year = this_year returning counter.last_number into taken;
  end if;
  return format('Q-%s-%s', this_year, lpad(taken::text, greatest(4, length(taken::text)), '0'));
end
$$;
comment on function private.take_quote_number() is
  'Call it last before the insert: it makes all other creations of quotes wait until the transaction ends.';
revoke execute on function private.take_quote_number() from public, anon, authenticated;

create function private.draft_of(of_quote uuid) returns public.quote_versions
language plpgsql stable security definer set search_path = ''
as $$
declare
  draft public.quote_versions;
begin
  select * into draft from public.quote_versions as version where version.quote_id = of_quote and version.sent_at is null;
  if not found then
    raise exception 'This quote has no draft' using errcode = 'PT409';
  end if;
  return draft;
end
$$;
comment on function private.draft_of(uuid) is 'The version that is not sent yet. Raises PT409 without one.';
revoke execute on function private.draft_of(uuid) from public, anon, authenticated;

create function private.add_quote_draft(of_quote uuid, number integer, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  version_id uuid;
begin
  insert into public.quote_versions (quote_id, version, valid_until)
  values (of_quote, number, private.today()) returning id into version_id;
  perform private.write_quote_content(version_id, content);
  perform private.note_quote_event(of_quote, number, 'created');
end
$$;
comment on function private.add_quote_draft(uuid, integer, jsonb) is
  'The first or next version of a quote. content as write_quote_content() takes it. Raises PT422.';
revoke execute on function private.add_quote_draft(uuid, integer, jsonb) from public, anon, authenticated;

create function public.create_quote(
  new_id uuid, for_lead uuid, for_client uuid, for_contact uuid, quote_title text, content jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.contact_submissions;
  client public.clients;
  person record;
begin
  perform private.require_quote_writer();
  -- The same form sent twice.
  if exists (
    select from public.quotes as quote where quote.id = new_id and quote.created_by is not distinct from private.viewer_id()
  ) then
    return new_id;
  end if;
  select * into lead from public.contact_submissions as known where known.id = for_lead;
  select * into client from public.clients as known where known.id = for_client;
  if (for_lead is null and for_client is null) or (for_lead is not null and lead.id is null)
    or (for_client is not null and client.id is null)
  then
    raise exception 'A quote is for a lead or a client' using errcode = 'PT404';
  end if;
  select contact.id, concat_ws(' ', contact.first_name, contact.last_name) as name, nullif(details.email, '') as email
  into person
  from public.contacts as contact
  left join public.contact_details as details on details.contact_id = contact.id
  where contact.id = for_contact or (for_contact is null and contact.client_id = for_client)
  order by nullif(details.email, '') is null, contact.created_at, contact.id
  limit 1;

  insert into public.quotes (
    id, number, lead_id, client_id, contact_id, title, recipient_name, recipient_business, recipient_email, owner_id, created_by
  ) values (
    new_id, private.take_quote_number(), for_lead, for_client, person.id,
    coalesce(nullif(quote_title, ''), left('Video production for ' || coalesce(lead.business_name, client.name), 200)),
    coalesce(concat_ws(' ', lead.first_name, lead.last_name), ''),
    coalesce(lead.business_name, client.name), coalesce(lead.email, person.email), private.viewer_id(), private.viewer_id()
  );
  if lead.id is null then
    update public.quotes as quote set recipient_name = coalesce(person.name, '') where quote.id = new_id;
  end if;
  perform private.add_quote_draft(new_id, 1, content);
  return new_id;
exception
  when check_violation then
    raise exception 'The quote is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.create_quote(uuid, uuid, uuid, uuid, text, jsonb) is
  'A draft for a lead, or for a client and one of its contacts. content as write_quote_content() takes it. The same new_id again creates nothing. Raises PT403, PT404 and PT422.';

create function public.copy_quote(new_id uuid, original_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  original public.quotes;
begin
  perform private.require_quote_writer();
  if exists (
    select from public.quotes as quote where quote.id = new_id and quote.created_by is not distinct from private.viewer_id()
  ) then
    return new_id;
  end if;
  select * into original from public.quotes as quote where quote.id = original_id;
  if not found then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  insert into public.quotes (
    id, number, lead_id, client_id, contact_id, title, recipient_name, recipient_business, recipient_email, owner_id, created_by
  ) values (
    new_id, private.take_quote_number(), original.lead_id, original.client_id, original.contact_id, original.title,
    original.recipient_name, original.recipient_business, original.recipient_email, private.viewer_id(), private.viewer_id()
  );
  perform private.add_quote_draft(new_id, 1, private.quote_content(newest.id) - 'valid_until')
  from public.quote_versions as newest
  where newest.quote_id = original_id
  order by newest.version desc
  limit 1;
  return new_id;
end
$$;
comment on function public.copy_quote(uuid, uuid) is
  'A new draft with the newest version of another quote, for the same recipient. Raises PT403 and PT404.';

create function public.save_quote_draft(saved_id uuid, made_from integer, content jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(saved_id, made_from);
  draft constant public.quote_versions := private.draft_of(saved_id);
  answer integer;
begin
  perform private.write_quote_content(draft.id, content);
  update public.quotes as known
  set title = content ->> 'title',
    recipient_name = coalesce(content ->> 'recipient_name', ''),
    recipient_business = coalesce(content ->> 'recipient_business', ''),
    recipient_email = content ->> 'recipient_email',
    owner_id = (content ->> 'owner_id')::uuid,
    edit_version = quote.edit_version + 1
  where known.id = saved_id
  returning known.edit_version into answer;
  return answer;
exception
  when check_violation or not_null_violation or invalid_text_representation or foreign_key_violation then
    raise exception 'The quote is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.save_quote_draft(uuid, integer, jsonb) is
  'Answers the new edit_version. Raises PT403, PT404, PT409 when it was changed since or has no draft, and PT422.';

create function public.delete_quote_draft(dropped_id uuid, made_from integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(dropped_id, made_from);
  draft constant public.quote_versions := private.draft_of(dropped_id);
begin
  if quote.status <> 'draft' then
    delete from public.quote_versions as version where version.id = draft.id;
    update public.quotes as known set edit_version = quote.edit_version + 1 where known.id = dropped_id;
    return false;
  end if;
  delete from public.quotes as known where known.id = dropped_id;
  insert into private.freed_quote_numbers
  values (split_part(quote.number, '-', 2)::integer, split_part(quote.number, '-', 3)::integer)
  on conflict do nothing;
  return true;
end
$$;
comment on function public.delete_quote_draft(uuid, integer) is
  'True when the whole quote was a draft and is gone; its number is free again. False when only the draft of the next version is gone. Raises PT403, PT404, and PT409 without a draft.';

revoke execute on function
  public.create_quote(uuid, uuid, uuid, uuid, text, jsonb), public.copy_quote(uuid, uuid),
  public.save_quote_draft(uuid, integer, jsonb), public.delete_quote_draft(uuid, integer)
from public, anon, authenticated;
grant execute on function
  public.create_quote(uuid, uuid, uuid, uuid, text, jsonb), public.copy_quote(uuid, uuid),
  public.save_quote_draft(uuid, integer, jsonb), public.delete_quote_draft(uuid, integer)
to authenticated;
