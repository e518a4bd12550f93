-- Brands that sites carry, all invented, and what sites sell. Logos: demo/media/logos/brands.

insert into public.brands (id, name, kind, colors, logo_path, guidelines_url, notes, created_at)
select
  ('ba000000-0000-4000-8000-' || lpad(brand.number::text, 12, '0'))::uuid,
  brand.name,
  brand.kind,
  brand.colors,
  'brands/' || brand.slug || '.webp',
  case when brand.has_guidelines then 'https://brand.' || brand.slug || '.example/guidelines' end,
  brand.notes,
  '2026-02-02 15:00+00'::timestamptz + brand.number * interval '6 days'
from (
  values
    (1, 'Copper Kettle Fuel', 'copper-kettle-fuel', 'fuel', '{#7a2e12,#c9662b}'::text[], true, 'The kettle stands left of the word, never above it.'),
    (2, 'Meridian Gas', 'meridian-gas', 'fuel', '{#0b3d91,#f2a900}', true, null),
    (3, 'Bluestem Petroleum', 'bluestem-petroleum', 'fuel', '{#10456b,#2f9e8f}', true, null),
    (4, 'North Fork Energy', 'north-fork-energy', 'fuel', '{#1d3b2a,#d94f30}', false, 'They send the rules with each job.'),
    (5, 'Larkspur Market', 'larkspur-market', 'store', '{#4b2a7b,#8a63c9}', true, null),
    (6, 'Quick Otter', 'quick-otter', 'store', '{#163a4a,#e0912f}', true, 'The otter never smiles at prices.'),
    (7, 'Corner Lantern', 'corner-lantern', 'store', '{#2b2b2b,#d9a514}', false, null),
    (8, 'Prairie Pantry', 'prairie-pantry', 'store', '{#6b4a12,#b8860b}', true, null),
    (9, 'Third Rail Coffee', 'third-rail-coffee', 'food', '{#1f1a17,#b5482a}', true, 'Cups are shown with the lid on.'),
    (10, 'Sunday Griddle', 'sunday-griddle', 'food', '{#8f1d2c,#e8b04a}', false, null),
    (11, 'Tamarack Tacos', 'tamarack-tacos', 'food', '{#205c3b,#e4572e}', true, null),
    (12, 'Silver Fern Wash', 'silver-fern-wash', 'wash', '{#0f4c5c,#6fa8b5}', true, null)
) as brand (number, name, slug, kind, colors, has_guidelines, notes);

update public.products as product
set category = sold.category, unit = sold.unit
from (
  values
    ('Pump-Top Screens', 'Screens', 'screen and week'),
    ('Digital Billboards', 'Screens', 'face and week'),
    ('In-Store Displays', 'Print', 'display'),
    ('Social Ads', 'Online', 'ad')
) as sold (name, category, unit)
where product.name = sold.name;

insert into public.products (name, sold_by, category, unit, brand_id, code, is_active, notes)
select
  product.name, 'sites', product.category, product.unit, brand.id, product.code, product.is_active, product.notes
from (
  values
    ('Regular unleaded', 'Fuel', 'gallon', null, null, true, null),
    ('Premium unleaded', 'Fuel', 'gallon', null, null, true, null),
    ('Diesel', 'Fuel', 'gallon', null, null, true, null),
    ('Third Rail drip coffee, 16 oz', 'Hot drinks', 'cup', 'Third Rail Coffee', '860012340019', true, null),
    ('Third Rail cold brew, 12 oz', 'Cold drinks', 'can', 'Third Rail Coffee', '860012340026', true, null),
    ('Third Rail pumpkin latte, 12 oz', 'Hot drinks', 'cup', 'Third Rail Coffee', '860012340033', false, 'Comes back each September.'),
    ('Otter fountain drink, 32 oz', 'Cold drinks', 'cup', 'Quick Otter', '860012341016', true, null),
    ('Otter trail mix, 6 oz', 'Snacks', 'bag', 'Quick Otter', '860012341023', true, null),
    ('Larkspur spring water, 1 l', 'Cold drinks', 'bottle', 'Larkspur Market', '860012342013', true, null),
    ('Lantern jerky, 3 oz', 'Snacks', 'bag', 'Corner Lantern', '860012343010', true, null),
    ('Pantry sub, turkey', 'Food', 'sandwich', 'Prairie Pantry', null, true, null),
    ('Griddle breakfast sandwich', 'Food', 'sandwich', 'Sunday Griddle', null, true, 'Until 11 in the morning.'),
    ('Street tacos, two', 'Food', 'order', 'Tamarack Tacos', null, true, null),
    ('Fern basic wash', 'Car wash', 'wash', 'Silver Fern Wash', null, true, null),
    ('Fern complete wash', 'Car wash', 'wash', 'Silver Fern Wash', null, true, null),
    ('Ice, 10 lb', 'Household', 'bag', null, null, true, null)
) as product (name, category, unit, brand, code, is_active, notes)
left join public.brands as brand on brand.name = product.brand;
