-- Every function for staff checks the role, locks the quote, and refuses a save that was made from an older state.

create function private.require_quote_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Quotes are for managers, owls and admins' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_quote_reader() from public, anon, authenticated;

create function private.require_quote_writer() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('owl', 'admin', 'super_admin'), false) then
    raise exception 'Only owls and admins write quotes' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_quote_writer() from public, anon, authenticated;

create function private.lock_quote(locked_id uuid, made_from integer) returns public.quotes
language plpgsql security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform private.require_quote_writer();
  select * into quote from public.quotes as known where known.id = locked_id for update;
  if not found then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  if made_from is not null and made_from <> quote.edit_version then
    raise exception 'Somebody else has changed this quote' using errcode = 'PT409';
  end if;
  return quote;
end
$$;
comment on function private.lock_quote(uuid, integer) is
  'For the other functions. made_from null: whatever the state. Raises PT403, PT404, and PT409 when it was changed since.';
revoke execute on function private.lock_quote(uuid, integer) from public, anon, authenticated;

create function private.note_quote_event(of_quote uuid, of_version integer, kind text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.quote_events (quote_id, version, kind, actor_id)
  values (of_quote, of_version, note_quote_event.kind, private.viewer_id())
$$;
revoke execute on function private.note_quote_event(uuid, integer, text) from public, anon, authenticated;
