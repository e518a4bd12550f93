-- Pictures of most products that sites sell, of half of the deals, and of sites. Files: demo/media/logos.

update public.products as product
set picture_path = 'products/' || drawn.file || '.webp'
from (
  values
    ('Regular unleaded', 'regular-unleaded'),
    ('Premium unleaded', 'premium-unleaded'),
    ('Third Rail drip coffee, 16 oz', 'drip-coffee'),
    ('Third Rail cold brew, 12 oz', 'cold-brew'),
    ('Third Rail pumpkin latte, 12 oz', 'pumpkin-latte'),
    ('Otter fountain drink, 32 oz', 'fountain-drink'),
    ('Otter trail mix, 6 oz', 'trail-mix'),
    ('Larkspur spring water, 1 l', 'spring-water'),
    ('Lantern jerky, 3 oz', 'jerky'),
    ('Pantry sub, turkey', 'turkey-sub'),
    ('Griddle breakfast sandwich', 'breakfast-sandwich'),
    ('Street tacos, two', 'tacos'),
    ('Fern basic wash', 'basic-wash'),
    ('Fern complete wash', 'complete-wash')
) as drawn (product, file)
where product.name = drawn.product;

update public.deals as deal
set picture_path = 'deals/' || drawn.file || '.webp', picture_alt = drawn.alt
from (
  values
    ('Any size coffee for a dollar', 'coffee-for-a-dollar', 'A paper cup of Third Rail coffee, and the words “$1 coffee”'),
    ('Two cold brews for five', 'two-cold-brews', 'A can of cold brew, and the words “2 for $5”'),
    ('Fountain drink with the app', 'app-fountain', null),
    ('Buy two jerky, get one', 'jerky-two-plus-one', 'A bag of jerky, and the words “Buy 2, get 1”'),
    ('Breakfast sandwich and coffee', 'breakfast-pair', null),
    ('Taco Tuesday all week', 'taco-week', 'Two tacos, and the words “30% off”'),
    ('Ten cents off each gallon', 'ten-cents-off', null),
    ('Complete wash for the price of a basic one', 'complete-wash-deal', 'A car under foam, and the words “$9 wash”'),
    ('Water by the pair', 'water-pair', null),
    ('Tacos for the team', 'tacos-for-the-team', 'Two tacos, and the words “Buy 3, get 1”')
) as drawn (title, file, alt)
where deal.title = drawn.title;

-- Each open site shows the pumps and the store of the brands that it carries. Files: demo/media/logos/sites.
update public.sites as site
set pictures = shown.pictures
from (
  select carried.site_id,
    jsonb_agg(
      jsonb_build_object(
        'file', 'sites/' || regexp_replace(lower(brand.name), '[^a-z]+', '-', 'g') || '.webp',
        'alt', case carried.role
          when 'fuel' then 'The pumps under the canopy of ' || brand.name || ' after sunset'
          else 'The front of the ' || brand.name || ' store'
        end
      ) order by carried.role
    ) as pictures
  from public.brand_associations as carried
  join public.brands as brand on brand.id = carried.brand_id and brand.kind = carried.role
  where carried.role in ('fuel', 'store')
    and carried.first_on <= private.today() and coalesce(carried.last_on, 'infinity') >= private.today()
  group by carried.site_id
) as shown
where shown.site_id = site.id and site.status = 'open';
