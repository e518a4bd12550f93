-- The rules of a loyalty program: what they may say, and the points of a basket.

create function private.is_whole(value jsonb, lowest bigint, highest bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' then
      (value #>> '{}')::numeric between lowest and highest and mod((value #>> '{}')::numeric, 1) = 0
    else false
  end
$$;
create function private.is_text(value jsonb, shortest integer, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between shortest and longest, false)
$$;
create function private.has_keys(value jsonb, keys text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' then
      value ?& keys and cardinality(array(select jsonb_object_keys(value))) = cardinality(keys)
    else false
  end
$$;
create function private.is_list(value jsonb, most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most else false end
$$;
create function private.is_basket_product(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[a-z0-9][a-z0-9 &''./-]{0,59}$', false)
$$;

create function private.loyalty_rules_problem(rules jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  item jsonb;
  last_threshold bigint := 0;
begin
  if not private.has_keys(rules, array['unit', 'fuel', 'perDollar', 'perGallon', 'rounding', 'bonuses', 'tierWindowDays', 'tiers', 'rewards', 'expiryDays', 'terms']) then
    return 'The rules lack a part, or have one that is not known';
  end if;
  if not private.is_text(rules -> 'unit', 1, 30) or not private.is_text(rules -> 'terms', 0, 5000) then
    return 'The unit has 1 to 30 characters, the terms have at most 5,000';
  end if;
  if not coalesce(rules ->> 'fuel' in ('per_gallon', 'per_dollar', 'nothing'), false)
    or not coalesce(rules ->> 'rounding' in ('down', 'nearest', 'up'), false)
    or not private.is_whole(rules -> 'perDollar', 0, 100000)
    or not private.is_whole(rules -> 'perGallon', 0, 100000)
  then
    return 'The rules of earning are not valid';
  end if;
  if not private.is_whole(rules -> 'tierWindowDays', 30, 1095)
    or not (rules -> 'expiryDays' = 'null' or private.is_whole(rules -> 'expiryDays', 30, 3650))
  then
    return 'Tiers count 30 to 1,095 days, points expire after 30 to 3,650 days or never';
  end if;
  if not private.is_list(rules -> 'bonuses', 12) or not private.is_list(rules -> 'tiers', 6) or not private.is_list(rules -> 'rewards', 20) then
    return 'There are at most 12 bonuses, 6 tiers and 20 rewards';
  end if;
  for item in select * from jsonb_array_elements(rules -> 'bonuses') loop
    if not private.has_keys(item, array['name', 'product', 'weekdays', 'times'])
      or not private.is_text(item -> 'name', 1, 60)
      or not (item -> 'product' = 'null' or private.is_basket_product(item -> 'product'))
      or not private.is_list(item -> 'weekdays', 7)
      or not private.is_whole(item -> 'times', 100, 2000)
    then
      return 'A bonus is not valid';
    end if;
    if exists (select from jsonb_array_elements(item -> 'weekdays') as day (number) where not private.is_whole(day.number, 0, 6)) then
      return 'A bonus names a day of the week that there is not';
    end if;
  end loop;
  for item in select * from jsonb_array_elements(rules -> 'tiers') loop
    if not private.has_keys(item, array['name', 'threshold', 'times', 'benefits'])
      or not private.is_text(item -> 'name', 1, 60)
      or not private.is_text(item -> 'benefits', 0, 300)
      or not private.is_whole(item -> 'threshold', 1, 1000000)
      or not private.is_whole(item -> 'times', 100, 2000)
    then
      return 'A tier is not valid';
    end if;
    if (item ->> 'threshold')::bigint <= last_threshold then
      return 'Each tier begins above the one before';
    end if;
    last_threshold := (item ->> 'threshold')::bigint;
  end loop;
  for item in select * from jsonb_array_elements(rules -> 'rewards') loop
    if not private.has_keys(item, array['name', 'cost', 'valueCents', 'perMonth'])
      or not private.is_text(item -> 'name', 1, 60)
      or not private.is_whole(item -> 'cost', 1, 1000000)
      or not private.is_whole(item -> 'valueCents', 0, 1000000)
      or not (item -> 'perMonth' = 'null' or private.is_whole(item -> 'perMonth', 1, 100))
    then
      return 'A reward is not valid';
    end if;
  end loop;
  if exists (
    select from (values ('tiers'), ('rewards')) as list (key)
    cross join lateral jsonb_array_elements(rules -> list.key) as element (value)
    group by list.key, lower(element.value ->> 'name') having count(*) > 1
  ) then
    return 'Two tiers or two rewards have the same name';
  end if;
  return null;
end
$$;
comment on function private.loyalty_rules_problem(jsonb) is 'Null when the rules are valid.';

create function private.require_loyalty_basket(basket jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not private.has_keys(basket, array['lines']) or not private.is_list(basket -> 'lines', 50)
    or basket -> 'lines' = '[]'
  then
    raise exception 'A basket has 1 to 50 lines' using errcode = 'PT422';
  end if;
  if exists (
    select from jsonb_array_elements(basket -> 'lines') as line (value)
    where not private.has_keys(line.value, array['product', 'cents', 'milligallons'])
      or not private.is_basket_product(line.value -> 'product')
      or not private.is_whole(line.value -> 'cents', 0, 10000000)
      or not (line.value -> 'milligallons' = 'null' or private.is_whole(line.value -> 'milligallons', 0, 10000000))
  ) then
    raise exception 'A line of the basket is not valid' using errcode = 'PT422';
  end if;
end
$$;

create function private.loyalty_points(rules jsonb, basket jsonb, bought_on date, tier_times bigint) returns bigint
language sql immutable set search_path = ''
as $$
  with line as (
    select line.value ->> 'product' as product, (line.value ->> 'cents')::numeric as cents,
      (line.value ->> 'milligallons')::numeric as milligallons
    from jsonb_array_elements(basket -> 'lines') as line (value)
  ), shares as (
    select coalesce(sum(
      case
        when line.milligallons is null or rules ->> 'fuel' = 'per_dollar' then line.cents * (rules ->> 'perDollar')::numeric * 10
        when rules ->> 'fuel' = 'per_gallon' then line.milligallons * (rules ->> 'perGallon')::numeric
        else 0
      end
      * coalesce((
        select max((bonus.value ->> 'times')::numeric) from jsonb_array_elements(rules -> 'bonuses') as bonus (value)
        where (bonus.value -> 'product' = 'null' or bonus.value ->> 'product' = line.product)
          and (
            bonus.value -> 'weekdays' = '[]'
            or bonus.value -> 'weekdays' @> to_jsonb(extract(dow from bought_on)::integer)
          )
      ), 100)
    ), 0) * tier_times as sum
    from line
  )
  select div(
    shares.sum + case rules ->> 'rounding' when 'nearest' then 500000000 when 'up' then 999999999 else 0 end,
    1000000000
  )::bigint
  from shares
$$;
comment on function private.loyalty_points(jsonb, jsonb, date, bigint) is
  'Points of a basket, rounded once. tier_times in hundredths. A test compares it with lib/owl/loyalty/earning.ts.';

revoke execute on function private.is_whole(jsonb, bigint, bigint), private.is_text(jsonb, integer, integer),
  private.has_keys(jsonb, text[]), private.is_list(jsonb, integer), private.is_basket_product(jsonb),
  private.loyalty_rules_problem(jsonb), private.require_loyalty_basket(jsonb),
  private.loyalty_points(jsonb, jsonb, date, bigint)
  from public, anon, authenticated;
