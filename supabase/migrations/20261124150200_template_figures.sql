-- What became of templates in some days, against as many days before, in one call. Who may not read uses gets none: the policies
-- of the tables decide.

create function public.template_figures(
  from_day date, to_day date, of_template uuid default null, bucket text default 'week', max_templates integer default 100,
  max_series integer default 4
) returns jsonb
language sql stable set search_path = ''
as $$
  with made as materialized (
    select use.template_id, use.is_now, use.made_by, ad_group.parent_group_id, ad_group.product_id, use.ads
    from (
      select one.template_id, one.made_on >= from_day as is_now, one.made_by, one.ad_group_id, count(*) as ads
      from public.ad_template_uses as one
      where one.made_on between from_day - (to_day - from_day + 1) and to_day
        and (of_template is null or one.template_id = of_template)
      group by 1, 2, 3, 4
    ) as use
    join public.ad_groups as ad_group on ad_group.id = use.ad_group_id
  ), who_by_template as materialized (
    -- Grouped instead of count(distinct …), which would sort all rows six times.
    select 'person' as kind, made.template_id, made.is_now, made.made_by as id, sum(made.ads) as ads
    from made where made.made_by is not null group by 2, 3, 4
    union all
    select 'client', made.template_id, made.is_now, made.parent_group_id, sum(made.ads) from made group by 2, 3, 4
    union all
    select 'product', made.template_id, made.is_now, made.product_id, sum(made.ads) from made group by 2, 3, 4
  ), who as materialized (
    select one.kind, one.is_now, one.id, sum(one.ads) as ads from who_by_template as one group by 1, 2, 3
  ), figure as materialized (
    -- template_id null: all together.
    select
      part.template_id, part.is_now,
      coalesce(sum(part.made), 0) as made, coalesce(sum(part.people), 0) as people, coalesce(sum(part.clients), 0) as clients,
      coalesce(sum(part.products), 0) as products, coalesce(sum(part.approved), 0) as approved,
      coalesce(sum(part.first_versions), 0) as first_versions, coalesce(sum(part.comments), 0) as comments,
      sum(part.minutes[1]) as median, sum(part.minutes[2]) as p90,
      coalesce(sum(part.opens), 0) as opens, coalesce(sum(part.downloads), 0) as downloads, coalesce(sum(part.zip_downloads), 0) as zip_downloads
    from (
      select
        made.template_id, made.is_now, sum(made.ads) as made, null::bigint as people, null::bigint as clients, null::bigint as products,
        null::bigint as approved, null::bigint as first_versions, null::bigint as comments, null::float8[] as minutes,
        null::bigint as opens, null::bigint as downloads, null::bigint as zip_downloads
      from made
      group by grouping sets ((made.template_id, made.is_now), (made.is_now))
      union all
      select
        seen.template_id, seen.is_now, null, count(*) filter (where seen.kind = 'person'),
        count(*) filter (where seen.kind = 'client'), count(*) filter (where seen.kind = 'product'),
        null, null, null, null, null, null, null
      from (
        select one.kind, one.template_id, one.is_now from who_by_template as one
        union all
        select who.kind, null, who.is_now from who
      ) as seen
      group by 1, 2
      union all
      select
        use.template_id, use.approved_on >= from_day, null, null, null, null,
        count(*), count(*) filter (where use.is_first_version), sum(use.comments),
        percentile_cont(array[0.5, 0.9]) within group (order by use.approval_minutes),
        null, null, null
      from public.ad_template_uses as use
      where use.approved_on between from_day - (to_day - from_day + 1) and to_day
        and (of_template is null or use.template_id = of_template)
      group by grouping sets ((use.template_id, use.approved_on >= from_day), (use.approved_on >= from_day))
      union all
      select
        counted.template_id, counted.day >= from_day, null, null, null, null, null, null, null, null,
        sum(counted.opens), sum(counted.downloads), sum(counted.zip_downloads)
      from public.ad_template_days as counted
      where counted.day between from_day - (to_day - from_day + 1) and to_day
        and (of_template is null or counted.template_id = of_template)
      group by 1, 2
    ) as part
    group by 1, 2
  ), ranked as materialized (
    select
      figure.template_id,
      row_number() over (
        order by sum(figure.made) filter (where figure.is_now) desc nulls last, sum(figure.made) desc,
          sum(figure.opens + figure.downloads + figure.zip_downloads) desc, figure.template_id
      ) as place
    from figure where figure.template_id is not null group by figure.template_id
  ), named_who as (
    select who.kind, who.id, who.ads, row_number() over (partition by who.kind order by who.ads desc, who.id) as place
    from who where who.is_now
  )
  select jsonb_build_object(
    'templates', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', template.id, 'name', template.name, 'client', parent_group.name, 'isArchived', template.is_archived
        ) order by ranked.place
      ), '[]')
      from public.ad_templates as template
      left join ranked on ranked.template_id = template.id
      left join public.parent_groups as parent_group on parent_group.id = template.parent_group_id
      where ranked.place <= max_templates or template.id = of_template
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
      from figure left join ranked on ranked.template_id = figure.template_id
      where figure.template_id is null or ranked.place <= max_templates
    ),
    'made', (
      select coalesce(jsonb_agg(jsonb_build_object('template', series.template_id, 'day', series.day, 'ads', series.ads) order by series.day), '[]')
      from (
        select by_day.template_id, date_trunc(bucket, by_day.made_on::timestamp)::date as day, sum(by_day.ads) as ads
        from (
          select ranked.template_id, use.made_on, count(*) as ads
          from public.ad_template_uses as use
          left join ranked on ranked.template_id = use.template_id and ranked.place <= max_series
          where use.made_on between from_day and to_day and (of_template is null or use.template_id = of_template)
          group by 1, 2
        ) as by_day
        group by 1, 2
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
      from named_who as named where named.place <= 8
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
        where counted.day between from_day - (to_day - from_day + 1) and to_day
          and (of_template is null or counted.template_id = of_template)
        group by 1, 2
        order by 3 desc, 4 desc, 1, 2 limit 20
      ) as layer
      join public.ad_templates as template on template.id = layer.template_id
    )
  )
$$;
comment on function public.template_figures(date, date, uuid, text, integer, integer) is
  'Of one template, or of all. figures: now and before, template null for all together. Approvals count on the day of the first one. made and events: by bucket (day, week or month). who: the clients, products and people with the most ads. layers: where texts did not fit, the most first.';
revoke execute on function public.template_figures(date, date, uuid, text, integer, integer) from public, anon, authenticated;
grant execute on function public.template_figures(date, date, uuid, text, integer, integer) to authenticated;
