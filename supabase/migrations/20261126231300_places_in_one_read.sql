-- An address of a place is a page, an old address of one, or a city's name without its state. Strangers invent such
-- addresses, and each cost three requests.

create function public.find_place(place_slug text, slugs_with_state text[]) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  page jsonb;
  moved text;
  cities jsonb;
begin
  select to_jsonb(found_page) into page
  from (
    select slug, city, state, meta_title, meta_description, written_content
    from public.service_geo_pages
    where slug = place_slug and status = 'published'
  ) as found_page;
  if page is null then
    moved := public.find_moved_page('place', place_slug);
  end if;
  if page is null and moved is null then
    select jsonb_agg(jsonb_build_object('city', named.city, 'state', named.state, 'slug', named.slug) order by named.state)
    into cities
    from public.service_geo_pages as named
    where named.slug = any (slugs_with_state) and named.city <> '' and named.status = 'published';
  end if;
  if page is null and moved is null and cities is null then
    return null;
  end if;
  return jsonb_build_object('page', page, 'moved', moved, 'cities', coalesce(cities, '[]'));
end
$$;
comment on function public.find_place(text, text[]) is
  'The published page of a slug, else the present slug of an old one, else the published cities of its name; null without any.';
revoke execute on function public.find_place(text, text[]) from public, anon, authenticated;
grant execute on function public.find_place(text, text[]) to anon, authenticated;
