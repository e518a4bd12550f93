-- What staff do with a quote that clients see: send it, revise it, withdraw it, answer questions.

create function public.send_quote(sent_id uuid, made_from integer, token text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(sent_id, made_from);
  draft constant public.quote_versions := private.draft_of(sent_id);
  shown jsonb;
  answer integer;
begin
  if quote.status = 'accepted' then
    raise exception 'This quote was accepted' using errcode = 'PT409';
  end if;
  if quote.recipient_email is null or quote.recipient_name = '' or draft.valid_until < private.today()
    or not exists (select from public.quote_lines as line where line.version_id = draft.id)
  then
    raise exception 'A quote needs a recipient, a line, and a day until which it is valid' using errcode = 'PT422';
  end if;
  update public.quote_versions as version set sent_by = private.viewer_id() where version.id = draft.id;
  shown := private.quote_document(draft.id, private.today());
  update public.quote_versions as version
  set sent_at = now(), document = shown,
    document_sha256 = private.json_sha256(shown)
  where version.id = draft.id;
  update public.quotes as known
  set status = 'sent', current_version = draft.version, edit_version = quote.edit_version + 1
  where known.id = sent_id
  returning known.edit_version into answer;

  if draft.version > 1 then
    perform private.drop_unsent_quote_letters(sent_id);
    perform private.note_quote_event(sent_id, quote.current_version, 'replaced');
  end if;
  perform private.link_quote(sent_id, draft.version, token);
  perform private.note_quote_event(sent_id, draft.version, 'sent');
  perform private.write_quote_letter(sent_id, 'quote_sent', token);
  if quote.lead_id is not null then
    perform private.move_lead_to_stage(quote.lead_id, 'quoted');
  end if;
  return answer;
end
$$;
comment on function public.send_quote(uuid, integer, text) is
  'Freezes the draft, replaces the version before it, and writes the letter with the link, all at once. Answers the new edit_version. Raises PT403, PT404, PT409 when it was changed since, has no draft or was accepted, and PT422 when something is missing.';

create function public.new_quote_version(revised_id uuid, made_from integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(revised_id, made_from);
  shown public.quote_versions;
  answer integer;
begin
  select * into shown from public.quote_versions as version
  where version.quote_id = revised_id and version.version = quote.current_version;
  if quote.status in ('draft', 'accepted')
    or exists (select from public.quote_versions as version where version.quote_id = revised_id and version.sent_at is null)
  then
    raise exception 'It has a draft, or was accepted' using errcode = 'PT409';
  end if;
  perform private.add_quote_draft(
    revised_id, quote.current_version + 1,
    private.quote_content(shown.id)
      || jsonb_build_object('valid_until', greatest(shown.valid_until, private.today() + 30))
  );
  update public.quotes as known set edit_version = quote.edit_version + 1 where known.id = revised_id
  returning known.edit_version into answer;
  return answer;
end
$$;
comment on function public.new_quote_version(uuid, integer) is
  'A draft that begins with the version in force, which stays open until the draft is sent. Raises PT403, PT404, and PT409 for a quote that has a draft or was accepted.';

create function public.withdraw_quote(withdrawn_id uuid, made_from integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(withdrawn_id, made_from);
  answer integer;
begin
  if quote.status <> 'sent' then
    raise exception 'Only a quote that waits for an answer can be withdrawn' using errcode = 'PT409';
  end if;
  update public.quotes as known set status = 'withdrawn', edit_version = quote.edit_version + 1
  where known.id = withdrawn_id
  returning known.edit_version into answer;
  perform private.drop_unsent_quote_letters(withdrawn_id);
  perform private.note_quote_event(withdrawn_id, quote.current_version, 'withdrawn');
  return answer;
end
$$;
comment on function public.withdraw_quote(uuid, integer) is
  'Raises PT403, PT404, and PT409 for a quote that does not wait for an answer.';

create function public.renew_quote_link(renewed_id uuid, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(renewed_id, null);
begin
  if quote.status in ('draft', 'withdrawn') then
    raise exception 'There is nothing to open' using errcode = 'PT409';
  end if;
  update private.quote_links as link set revoked_at = now()
  where link.quote_id = renewed_id and link.revoked_at is null;
  perform private.drop_unsent_quote_letters(renewed_id);
  perform private.link_quote(renewed_id, quote.current_version, token);
end
$$;
comment on function public.renew_quote_link(uuid, text) is
  'All earlier links of the quote stop working. Raises PT403, PT404, and PT409 for a quote that clients cannot open.';

create function public.answer_quote(answered_id uuid, comment_id uuid, answer text, token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  quote constant public.quotes := private.lock_quote(answered_id, null);
begin
  if exists (select from public.quote_comments as comment where comment.id = comment_id and comment.quote_id = answered_id) then
    return;
  end if;
  if quote.status in ('draft', 'withdrawn') then
    raise exception 'Nobody can read an answer there' using errcode = 'PT409';
  end if;
  insert into public.quote_comments (id, quote_id, author, author_id, body)
  values (comment_id, answered_id, 'staff', private.viewer_id(), answer);
  perform private.note_quote_event(answered_id, quote.current_version, 'commented');
  perform private.link_quote(answered_id, quote.current_version, token);
  perform private.write_quote_letter(answered_id, 'quote_answer', token, jsonb_build_object('answer', answer));
exception
  when check_violation then
    raise exception 'The answer is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.answer_quote(uuid, uuid, text, text) is
  'Stores the answer with the letter that says so and has a link of its own. The same comment_id again does nothing. Raises PT403, PT404, PT409 and PT422.';

create function public.assign_quote(assigned_id uuid, new_owner uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_quote(assigned_id, null);
  if new_owner is not null and not exists (
    select from public.profiles as profile
    where profile.id = new_owner and profile.active and profile.user_type in ('owl', 'admin', 'super_admin')
  ) then
    raise exception 'Only owls and admins own quotes' using errcode = 'PT422';
  end if;
  update public.quotes as known set owner_id = new_owner where known.id = assigned_id;
end
$$;
comment on function public.assign_quote(uuid, uuid) is 'Raises PT403, PT404 and PT422.';

revoke execute on function
  public.send_quote(uuid, integer, text), public.new_quote_version(uuid, integer), public.withdraw_quote(uuid, integer),
  public.renew_quote_link(uuid, text), public.answer_quote(uuid, uuid, text, text), public.assign_quote(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.send_quote(uuid, integer, text), public.new_quote_version(uuid, integer), public.withdraw_quote(uuid, integer),
  public.renew_quote_link(uuid, text), public.answer_quote(uuid, uuid, text, text), public.assign_quote(uuid, uuid)
to authenticated;
