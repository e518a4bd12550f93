-- Three loyalty programs of two versions each, with a ledger of a year, computed by the functions that post.

do $$
declare
  wanted record;
  program uuid;
  member integer;
  visit integer;
  moment timestamptz;
  code text;
  chance integer;
  at_day date;
  version public.loyalty_versions;
  basket jsonb;
  due bigint;
  tier jsonb;
  reward jsonb;
  today constant date := private.today();
begin
  for wanted in
    select asked.*, station.id as group_id
    from (
      values
        (1, 'Pump Perks', 'America/New_York', 'active', today - 60, 'published',
          '{"unit": "points", "fuel": "per_gallon", "perDollar": 200, "perGallon": 100, "rounding": "down", "bonuses": [{"name": "Coffee week", "product": "coffee", "weekdays": [], "times": 300}, {"name": "Tuesday fill-up", "product": null, "weekdays": [2], "times": 150}], "tierWindowDays": 365, "tiers": [{"name": "Silver", "threshold": 250, "times": 110, "benefits": "A free air refill"}, {"name": "Gold", "threshold": 600, "times": 125, "benefits": "A free wash each month"}], "rewards": [{"name": "Free coffee", "cost": 100, "valueCents": 145, "perMonth": null}, {"name": "Ten dollars of fuel", "cost": 500, "valueCents": 1000, "perMonth": 2}], "expiryDays": 365, "terms": "One card for each household."}',
          '{"unit": "points", "fuel": "per_gallon", "perDollar": 300, "perGallon": 100, "rounding": "down", "bonuses": [{"name": "Coffee week", "product": "coffee", "weekdays": [], "times": 200}], "tierWindowDays": 365, "tiers": [{"name": "Silver", "threshold": 300, "times": 110, "benefits": "A free air refill"}, {"name": "Gold", "threshold": 800, "times": 125, "benefits": "A free wash each month"}], "rewards": [{"name": "Free coffee", "cost": 100, "valueCents": 145, "perMonth": null}, {"name": "Ten dollars of fuel", "cost": 500, "valueCents": 1000, "perMonth": 2}], "expiryDays": 365, "terms": "One card for each household."}'),
        (2, 'Mile Club', 'America/Chicago', 'active', today + 21, 'published',
          '{"unit": "miles", "fuel": "per_gallon", "perDollar": 0, "perGallon": 1000, "rounding": "nearest", "bonuses": [{"name": "Weekend miles", "product": null, "weekdays": [0, 6], "times": 150}], "tierWindowDays": 180, "tiers": [{"name": "Road", "threshold": 1000, "times": 120, "benefits": "Free washer fluid"}], "rewards": [{"name": "Truck wash", "cost": 1500, "valueCents": 1800, "perMonth": 1}], "expiryDays": 180, "terms": ""}',
          '{"unit": "miles", "fuel": "per_gallon", "perDollar": 100, "perGallon": 800, "rounding": "nearest", "bonuses": [], "tierWindowDays": 180, "tiers": [{"name": "Road", "threshold": 1000, "times": 120, "benefits": "Free washer fluid"}], "rewards": [{"name": "Truck wash", "cost": 1200, "valueCents": 1800, "perMonth": 2}], "expiryDays": 270, "terms": ""}'),
        (3, 'Corner Card', 'America/Denver', 'active', null, 'draft',
          '{"unit": "points", "fuel": "per_dollar", "perDollar": 100, "perGallon": 0, "rounding": "down", "bonuses": [], "tierWindowDays": 365, "tiers": [], "rewards": [{"name": "Snack of the week", "cost": 150, "valueCents": 120, "perMonth": 4}], "expiryDays": null, "terms": ""}',
          '{"unit": "points", "fuel": "nothing", "perDollar": 500, "perGallon": 0, "rounding": "down", "bonuses": [{"name": "Lunch days", "product": "snack", "weekdays": [1, 2, 3, 4, 5], "times": 200}], "tierWindowDays": 365, "tiers": [{"name": "Regular", "threshold": 400, "times": 115, "benefits": "A drink on the birthday"}], "rewards": [{"name": "Snack of the week", "cost": 150, "valueCents": 120, "perMonth": 4}], "expiryDays": 365, "terms": ""}')
    ) as asked (place, name, zone, status, second_on, second_state, first_rules, second_rules)
    join (
      select parent_group.id, row_number() over (
        order by (select count(*) from public.sites as site where site.parent_group_id = parent_group.id) desc, parent_group.name
      ) as place
      from public.parent_groups as parent_group
    ) as station on station.place = asked.place
  loop
    insert into public.loyalty_programs (parent_group_id, name, status, time_zone, created_at)
    values (wanted.group_id, wanted.name, wanted.status, wanted.zone, now() - interval '430 days')
    returning id into program;
    insert into public.loyalty_versions (program_id, state, first_on, rules, created_at, published_at, published_by)
    values (program, 'published', today - 420, wanted.first_rules::jsonb, now() - interval '430 days',
      now() - interval '425 days', 'a0000000-0000-4000-8000-000000000003');
    insert into public.loyalty_versions (program_id, state, first_on, rules, created_at, published_at, published_by)
    values (program, wanted.second_state, wanted.second_on, wanted.second_rules::jsonb, now() - interval '80 days',
      case wanted.second_state when 'published' then now() - interval '70 days' end,
      case wanted.second_state when 'published' then 'a0000000-0000-4000-8000-000000000003'::uuid end);
    for visit in 0..19 loop
      for member in 1..16 loop
        code := 'M' || wanted.place || '-' || lpad((member * 7919 % 10000)::text, 4, '0');
        chance := abs(pg_catalog.hashtext(code || visit)) % 1000;
        moment := date_trunc('day', now()) - interval '362 days' + make_interval(days => visit * 18 + chance % 17, mins => 420 + chance % 700);
        continue when chance % 6 = 0 and member % 3 = 0;
        at_day := (moment at time zone wanted.zone)::date;
        select * into version from public.loyalty_versions as known
        where known.program_id = program and known.first_on <= at_day order by known.first_on desc limit 1;
        basket := jsonb_build_object('lines', case chance % 4
            when 0 then jsonb_build_array(
              jsonb_build_object('product', 'regular', 'cents', 2400 + chance * 3, 'milligallons', 7800 + chance * 9))
            when 1 then jsonb_build_array(
              jsonb_build_object('product', 'regular', 'cents', 3100 + chance * 2, 'milligallons', 9600 + chance * 7),
              jsonb_build_object('product', 'coffee', 'cents', 219 + chance % 180, 'milligallons', null))
            when 2 then jsonb_build_array(
              jsonb_build_object('product', 'diesel', 'cents', 5200 + chance * 5, 'milligallons', 14200 + chance * 11),
              jsonb_build_object('product', 'snack', 'cents', 340 + chance % 420, 'milligallons', null))
            else jsonb_build_array(
              jsonb_build_object('product', 'coffee', 'cents', 438 + chance % 200, 'milligallons', null),
              jsonb_build_object('product', 'snack', 'cents', 520 + chance, 'milligallons', null))
          end);
        due := private.loyalty_due(program, code, at_day);
        if due > 0 then
          insert into public.loyalty_entries (program_id, version_id, member_code, kind, happened_at, happened_on, points)
          values (program, version.id, code, 'expiry', moment, at_day, -due);
        end if;
        tier := private.loyalty_tier(version.rules, program, code, at_day);
        insert into public.loyalty_entries
          (program_id, version_id, member_code, kind, happened_at, happened_on, points, expires_on, basket, tier, receipt)
        values (
          program, version.id, code, 'purchase', moment, at_day,
          private.loyalty_points(version.rules, basket, at_day, coalesce((tier ->> 'times')::bigint, 100)),
          at_day + (version.rules ->> 'expiryDays')::integer, basket, tier ->> 'name',
          'DEMO-' || wanted.place || '-' || visit || '-' || member
        );
        reward := version.rules -> 'rewards' -> 0;
        if visit % 3 = 2 and private.loyalty_balance(program, code) >= (reward ->> 'cost')::bigint then
          insert into public.loyalty_entries
            (program_id, version_id, member_code, kind, happened_at, happened_on, points, cost_cents, reward)
          values (program, version.id, code, 'redemption', moment, at_day, -(reward ->> 'cost')::bigint,
            (reward ->> 'valueCents')::bigint, reward ->> 'name');
        end if;
      end loop;
    end loop;
  end loop;
end
$$;
