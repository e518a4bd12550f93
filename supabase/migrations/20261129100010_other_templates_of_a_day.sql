-- Ads of a day by other templates are a sum, not a query for each day.

-- A plan for the days that are asked for: one for any days reads 50,000 ads by an index.
create or replace function public.template_figures(
  from_day date, to_day date, of_template uuid default null, bucket text default 'week', max_templates integer default 100,
  max_series integer default 4
) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  before_day constant date := from_day - (to_day - from_day + 1);
begin
  return (
    with made as materialized (
      -- One of the columns is known in each row, besides is_now; none in the rows of all together.
      select
        use.is_now, use.template_id, use.made_by, use.parent_group_id, use.product_id, use.made_on, count(*) as ads,
        grouping(use.template_id) = 0 as is_of_template, grouping(use.made_by) = 0 as is_of_person,
        grouping(use.parent_group_id) = 0 as is_of_client, grouping(use.product_id) = 0 as is_of_product,
        grouping(use.made_on) = 0 as is_of_day,
        grouping(use.template_id, use.made_by, use.parent_group_id, use.product_id, use.made_on) = 31 as is_of_all
      from (
        select one.made_on >= from_day as is_now, one.template_id, one.made_by, one.parent_group_id, one.product_id, one.made_on
        from public.ad_template_uses as one
        where one.made_on between before_day and to_day and (of_template is null or one.template_id = of_template)
      ) as use
      group by grouping sets (
        (use.is_now, use.template_id), (use.is_now, use.made_by), (use.is_now, use.parent_group_id), (use.is_now, use.product_id),
        (use.is_now, use.made_on), (use.is_now)
      )
    ), approved as materialized (
      -- template_id null: all together.
      select
        use.template_id, use.approved_on >= from_day as is_now, count(*) as ads,
        count(*) filter (where use.is_first_version) as first_versions, sum(use.comments) as comments,
        percentile_cont(array[0.5, 0.9]) within group (order by use.approval_minutes) as minutes
      from public.ad_template_uses as use
      where use.approved_on between before_day and to_day and (of_template is null or use.template_id = of_template)
      group by grouping sets ((use.template_id, use.approved_on >= from_day), (use.approved_on >= from_day))
    ), ranked as materialized (
      select
        template.id as template_id,
        row_number() over (order by coalesce(used.now, 0) desc, coalesce(used.ads, 0) desc, template.id) as place
      from public.ad_templates as template
      left join (
        select made.template_id, sum(made.ads) as ads, sum(made.ads) filter (where made.is_now) as now
        from made where made.is_of_template group by made.template_id
      ) as used on used.template_id = template.id
      where (of_template is null or template.id = of_template)
        and (
          used.template_id is not null
          or template.id in (select approved.template_id from approved)
          or exists (
            select from public.ad_template_days as counted
            where counted.template_id = template.id and counted.day between before_day and to_day
          )
        )
    ), shown as materialized (
      select ranked.template_id, ranked.place from ranked where ranked.place <= max_templates
    ), who as materialized (
      select
        case when made.is_of_person then 'person' when made.is_of_client then 'client' else 'product' end as kind,
        made.is_now, coalesce(made.made_by, made.parent_group_id, made.product_id) as id, made.ads
      from made where made.is_of_person and made.made_by is not null or made.is_of_client or made.is_of_product
    ), seen as (
      select null::uuid as template_id, who.kind, who.is_now from who
      union all
      select
        use.template_id, case when grouping(use.made_by) = 0 then 'person' when grouping(use.parent_group_id) = 0 then 'client' else 'product' end,
        use.is_now
      from (
        select
          one.template_id, one.made_on >= from_day as is_now, one.made_by, one.parent_group_id, one.product_id
        from public.ad_template_uses as one join shown on shown.template_id = one.template_id
        where one.made_on between before_day and to_day
      ) as use
      group by grouping sets (
        (use.template_id, use.is_now, use.made_by), (use.template_id, use.is_now, use.parent_group_id),
        (use.template_id, use.is_now, use.product_id)
      )
      having grouping(use.made_by) = 1 or use.made_by is not null
    ), figure as (
      select
        part.template_id, part.is_now,
        coalesce(sum(part.made), 0) as made, coalesce(sum(part.people), 0) as people, coalesce(sum(part.clients), 0) as clients,
        coalesce(sum(part.products), 0) as products, coalesce(sum(part.approved), 0) as approved,
        coalesce(sum(part.first_versions), 0) as first_versions, coalesce(sum(part.comments), 0) as comments,
        sum(part.minutes[1]) as median, sum(part.minutes[2]) as p90,
        coalesce(sum(part.opens), 0) as opens, coalesce(sum(part.downloads), 0) as downloads, coalesce(sum(part.zip_downloads), 0) as zip_downloads
      from (
        select
          made.template_id, made.is_now, made.ads as made, null::bigint as people, null::bigint as clients, null::bigint as products,
          null::bigint as approved, null::bigint as first_versions, null::bigint as comments, null::float8[] as minutes,
          null::bigint as opens, null::bigint as downloads, null::bigint as zip_downloads
        from made where made.is_of_template or made.is_of_all
        union all
        select
          seen.template_id, seen.is_now, null, count(*) filter (where seen.kind = 'person'),
          count(*) filter (where seen.kind = 'client'), count(*) filter (where seen.kind = 'product'),
          null, null, null, null, null, null, null
        from seen group by 1, 2
        union all
        select
          approved.template_id, approved.is_now, null, null, null, null, approved.ads, approved.first_versions, approved.comments,
          approved.minutes, null, null, null
        from approved
        union all
        select
          counted.template_id, counted.day >= from_day, null, null, null, null, null, null, null, null,
          sum(counted.opens), sum(counted.downloads), sum(counted.zip_downloads)
        from public.ad_template_days as counted
        where counted.day between before_day and to_day
          and (
            counted.template_id = any (array(select shown.template_id from shown))
            or counted.template_id is null and of_template is null
          )
        group by 1, 2
      ) as part
      where part.template_id is null or part.template_id in (select shown.template_id from shown)
      group by 1, 2
    ), top_days as materialized (
      select use.template_id, use.made_on, count(*) as ads
      from public.ad_template_uses as use join shown on shown.template_id = use.template_id and shown.place <= max_series
      where use.made_on between from_day and to_day
      group by 1, 2
    )
    select jsonb_build_object(
      'templates', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', template.id, 'name', template.name, 'client', parent_group.name, 'isArchived', template.is_archived
          ) order by shown.place
        ), '[]')
        from public.ad_templates as template
        left join shown on shown.template_id = template.id
        left join public.parent_groups as parent_group on parent_group.id = template.parent_group_id
        where shown.place is not null or template.id = of_template
      ),
      'templateCount', (select count(*) from ranked),
      'figures', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'template', figure.template_id, 'isNow', figure.is_now, 'made', figure.made, 'people', figure.people,
            'clients', figure.clients, 'products', figure.products, 'approved', figure.approved,
            'firstVersions', figure.first_versions, 'comments', figure.comments, 'medianMinutes', figure.median,
            'p90Minutes', figure.p90, 'opens', figure.opens, 'downloads', figure.downloads, 'zipDownloads', figure.zip_downloads
          )
        ), '[]')
        from figure
      ),
      'made', (
        select coalesce(jsonb_agg(jsonb_build_object('template', series.template_id, 'day', series.day, 'ads', series.ads)
          order by series.day, series.template_id
        ), '[]')
        from (
          select by_day.template_id, date_trunc(bucket, by_day.made_on::timestamp)::date as day, sum(by_day.ads) as ads
          from (
            select top_days.template_id, top_days.made_on, top_days.ads from top_days
            union all
            -- All other templates: what is left of the day.
            select null, made.made_on, made.ads from made where made.is_of_day and made.is_now
            union all
            select null, top_days.made_on, -top_days.ads from top_days
          ) as by_day
          group by 1, 2
          having sum(by_day.ads) > 0
        ) as series
      ),
      'events', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'day', series.day, 'opens', series.opens, 'downloads', series.downloads, 'zipDownloads', series.zip_downloads
          ) order by series.day
        ), '[]')
        from (
          select
            date_trunc(bucket, counted.day::timestamp)::date as day, sum(counted.opens) as opens, sum(counted.downloads) as downloads,
            sum(counted.zip_downloads) as zip_downloads
          from public.ad_template_days as counted
          where counted.day between from_day and to_day
            and (of_template is null and counted.template_id is null or counted.template_id = of_template)
          group by 1
        ) as series
      ),
      'who', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kind', named.kind, 'id', named.id, 'ads', named.ads,
            'name', case named.kind
              when 'client' then (select parent_group.name from public.parent_groups as parent_group where parent_group.id = named.id)
              when 'product' then (select product.name from public.products as product where product.id = named.id)
              else private.staff_name_of(named.id)
            end
          ) order by named.place
        ), '[]')
        from (
          select who.kind, who.id, who.ads, row_number() over (partition by who.kind order by who.ads desc, who.id) as place
          from who where who.is_now
        ) as named
        where named.place <= 8
      ),
      'layers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'template', layer.template_id, 'templateName', template.name, 'layer', layer.layer_id, 'texts', layer.texts,
            'before', layer.before,
            'name', (
              select jsonb_path_query_first(
                version.document, '$.layers[*] ? (@.id == $id).name', jsonb_build_object('id', layer.layer_id)
              ) #>> '{}'
              from public.ad_template_versions as version
              where version.template_id = layer.template_id
                and jsonb_path_exists(version.document, '$.layers[*] ? (@.id == $id)', jsonb_build_object('id', layer.layer_id))
              order by version.number desc limit 1
            )
          ) order by layer.texts desc, layer.before desc, template.name, layer.layer_id
        ), '[]')
        from (
          select
            counted.template_id, counted.layer_id, coalesce(sum(counted.texts) filter (where counted.day >= from_day), 0) as texts,
            coalesce(sum(counted.texts) filter (where counted.day < from_day), 0) as before
          from public.ad_template_overflows as counted
          where counted.day between before_day and to_day
            and (of_template is null or counted.template_id = of_template)
          group by 1, 2
          order by 3 desc, 4 desc, 1, 2 limit 20
        ) as layer
        join public.ad_templates as template on template.id = layer.template_id
      )
    )
  );
end
$$;
