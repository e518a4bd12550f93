-- The map of sites: their positions in one value, and the sites around a place.

create index sites_position_idx on public.sites (latitude, longitude);

create function public.sites_near(near_latitude double precision, near_longitude double precision, miles double precision)
returns setof public.site_list
language sql stable rows 500 set search_path = ''
as $$
  select * from public.site_list as site
  -- A degree of latitude is 69.1 miles; the index finds the band.
  where site.latitude between near_latitude - miles / 69 and near_latitude + miles / 69
    and 2 * 3959 * asin(least(1, sqrt(
      sin(radians(site.latitude - near_latitude) / 2) ^ 2
      + cos(radians(near_latitude)) * cos(radians(site.latitude))
      * sin(radians(site.longitude - near_longitude) / 2) ^ 2
    ))) <= miles
$$;
comment on function public.sites_near(double precision, double precision, double precision) is
  'The sites around a place, as the list of sites shows them. lib/geo/distance.ts measures in the same way.';
revoke execute on function public.sites_near(double precision, double precision, double precision)
  from public, anon, authenticated;
grant execute on function public.sites_near(double precision, double precision, double precision) to authenticated;

-- One JSON value, because an answer in rows ends after a thousand of them.
create function public.list_site_points(
  of_group uuid default null, in_state text default null, of_status text default null, without_fact text default null,
  words text[] default null, box double precision[] default null, near double precision[] default null
) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with matching as materialized (
      select site.id, site.name, site.number, site.status, site.latitude, site.longitude
      from public.site_list as site
      where (of_group is null or site.parent_group_id = of_group)
        and (in_state is null or site.state = in_state)
        and (of_status is null or site.status = of_status)
        and case without_fact
          when 'position' then site.latitude is null
          when 'hours' then site.week_hours is null
          when 'phone' then site.phone is null
          when 'street' then site.street is null
          -- These columns come with a later migration.
          when 'brand' then not site.carries_brand
          when 'contact' then not site.has_contact
          else true
        end
        and (words is null or site.search_text like all (words))
        and (
          box is null
          or site.latitude is null
          or site.latitude between box[1] and box[3]
            and case
              when box[2] <= box[4] then site.longitude between box[2] and box[4]
              else site.longitude >= box[2] or site.longitude <= box[4]
            end
        )
        and (
          near is null
          or site.latitude is null
          or site.id in (select close.id from public.sites_near(near[1], near[2], near[3]) as close)
        )
    )
    select json_build_object(
      'ids', coalesce(json_agg(place.id), '[]'),
      'names', coalesce(json_agg(place.name), '[]'),
      'numbers', coalesce(json_agg(place.number), '[]'),
      'statuses', coalesce(string_agg(left(place.status, 1), ''), ''),
      'lats', coalesce(json_agg(place.latitude), '[]'),
      'lngs', coalesce(json_agg(place.longitude), '[]'),
      'without', (select count(*) from matching where latitude is null)
    )
    from (select * from matching where latitude is not null order by name, id) as place
  );
end
$$;
comment on function public.list_site_points(uuid, text, text, text, text[], double precision[], double precision[]) is
  'Columns of all sites that match and have a position, by name; statuses has one letter for each. without counts those that have none, whatever the area. box is south, west, north and east, and may cross 180 degrees; near is latitude, longitude and miles.';
revoke execute on function public.list_site_points(uuid, text, text, text, text[], double precision[], double precision[])
  from public, anon, authenticated;
grant execute on function public.list_site_points(uuid, text, text, text, text[], double precision[], double precision[])
  to authenticated;
