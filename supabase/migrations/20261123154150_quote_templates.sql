-- Drafts that are kept under a name to begin other quotes with.

create function public.save_quote_template(template_name text, from_quote uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid;
begin
  perform private.require_quote_writer();
  insert into public.quote_templates (name, content, created_by)
  select
    template_name, private.quote_content(version.id) - array['valid_until', 'travel_miles', 'travel_from_cluster'],
    private.viewer_id()
  from public.quote_versions as version
  where version.quote_id = from_quote
  order by version.version desc
  limit 1
  returning id into new_id;
  if new_id is null then
    raise exception 'There is no such quote' using errcode = 'PT404';
  end if;
  return new_id;
exception
  when unique_violation then
    raise exception 'Another template has this name' using errcode = 'PT409';
  when check_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.save_quote_template(text, uuid) is
  'Lines, terms and discounts of the newest version of a quote. Raises PT403, PT404, PT409 for a name that is taken, and PT422.';

create function public.rename_quote_template(template_id uuid, new_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_quote_writer();
  update public.quote_templates as template set name = new_name where template.id = template_id;
  if not found then
    raise exception 'There is no such template' using errcode = 'PT404';
  end if;
exception
  when unique_violation then
    raise exception 'Another template has this name' using errcode = 'PT409';
  when check_violation then
    raise exception 'The name is empty or too long' using errcode = 'PT422';
end
$$;
comment on function public.rename_quote_template(uuid, text) is 'Raises PT403, PT404, PT409 for a name that is taken, and PT422.';

create function public.delete_quote_template(template_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_quote_writer();
  delete from public.quote_templates as template where template.id = template_id;
end
$$;
comment on function public.delete_quote_template(uuid) is 'Quotes that were made from it stay as they are. Raises PT403.';

revoke execute on function
  public.save_quote_template(text, uuid), public.rename_quote_template(uuid, text), public.delete_quote_template(uuid)
from public, anon, authenticated;
grant execute on function
  public.save_quote_template(text, uuid), public.rename_quote_template(uuid, text), public.delete_quote_template(uuid)
to authenticated;
