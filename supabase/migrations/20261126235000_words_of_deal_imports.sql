-- Imports warn in the words of the form.

create or replace function private.warn_of_deal_overlaps(lines private.import_line[]) returns private.import_line[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  line private.import_line;
  warned private.import_line[] := '{}';
  met text;
begin
  foreach line in array lines loop
    if line.outcome in ('create', 'update') then
      select string_agg('“' || other.title || '”', ', ' order by other.place) filter (where other.place <= 3)
        || case when count(*) > 3 then format(' and %s more', count(*) - 3) else '' end
      into met
      from public.deals as deal
      cross join lateral public.find_deal_overlaps(to_jsonb(deal), 200) with ordinality as other (
        deal_id, title, where_kind, first_on, created_at, product_names, sites, site_names, overlaps_from, overlaps_until, place
      )
      where deal.id = line.record_id and deal.state = 'planned';
      if met is not null then
        line.problems := jsonb_build_object('', 'This deal overlaps ' || met || '. A customer gets only the one that wins.');
      end if;
    end if;
    warned := warned || line;
  end loop;
  return warned;
end
$$;
