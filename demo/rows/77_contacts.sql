-- People of the demo groups and brands, all invented: who buys fuel, who runs the stores, who signs off ads.

create temporary table demo_contact as
select
  ('ec000000-0000-4000-8000-' || lpad(person.number::text, 12, '0'))::uuid as id, person.*
from (
  values
    (1, 'Marguerite', 'Olander', 'Fuel buyer', 1, null, '{}'::text[], 'Fuel prices in all states', 'phone', false, 'molander'),
    (2, 'Dashiell', 'Pruitt', 'Marketing manager', 1, null, '{}', 'Signs off ads and deals', 'email', false, 'dpruitt'),
    (3, 'Wilhelmina', 'Katz', 'Site manager', 1, null, '{LK-101,LK-102}', null, 'text', false, 'wkatz'),
    (4, 'Thaddeus', 'Brill', 'Store operations', 1, null, '{LK-103,LK-104,LK-105}', 'Michigan', 'phone', false, 'tbrill'),
    (5, 'Ottilie', 'Vandermeer', 'Head of marketing', 2, null, '{}', 'Signs off ads and deals', 'email', false, 'ovandermeer'),
    (6, 'Lucian', 'Farrow', 'Fuel buyer', 2, null, '{}', null, 'email', true, 'lfarrow'),
    (7, 'Perpetua', 'Lyle', 'Site manager', 2, null, '{BW-101}', null, 'text', false, 'plyle'),
    (8, 'Cassius', 'Moreau', 'Operations director', 3, null, '{}', 'Opening hours and screens', 'phone', false, 'cmoreau'),
    (9, 'Beatrix', 'Holloway', 'Loyalty manager', 3, null, '{}', 'Points and rewards', 'email', false, 'bholloway'),
    (10, 'Ignatius', 'Stroud', 'Travel center manager', 4, null, '{PL-101,PL-102}', 'Texas', 'phone', false, 'istroud'),
    (11, 'Rosalind', 'Achebe', 'Marketing', 4, null, '{}', 'Everything that customers see', 'email', false, 'rachebe'),
    (12, 'Leopold', 'Quist', 'Owner', 5, null, '{}', 'Decides alone', 'phone', false, 'lquist'),
    (13, 'Seraphina', 'Dunne', 'Store operations', 5, null, '{NE-101}', 'Alaska', 'text', false, 'sdunne'),
    (14, 'Augustin', 'Keahi', 'Fuel buyer', 6, null, '{}', null, 'email', false, 'akeahi'),
    (15, 'Philippa', 'Marsh', 'Marketing manager', 6, null, '{}', 'California', 'email', false, 'pmarsh'),
    (16, 'Emeric', 'Vance-Holt', 'Brand manager', null, 1, '{}', 'Checks every logo', 'email', false, 'emeric'),
    (17, 'Cordelia', 'Bright', 'Franchise support', null, 6, '{}', null, 'phone', false, 'cordelia')
) as person (
  number, first_name, last_name, position, group_number, brand_number, sites, reach, way, is_off, mailbox
);

insert into public.contacts (id, first_name, last_name, position, created_at)
select id, first_name, last_name, position, '2026-05-04 14:00+00'::timestamptz + number * interval '2 days' from demo_contact;

insert into public.contact_details (contact_id, email, phone)
select id, mailbox || case when brand_number is null then '@group' || group_number || '.example' else '@brands.example' end,
  '(555) 555-01' || lpad((40 + number)::text, 2, '0')
from demo_contact;

update public.contact_duties as duties
set
  parent_group_id = ('e5000000-0000-4000-8000-' || lpad(person.group_number::text, 12, '0'))::uuid,
  brand_id = ('ba000000-0000-4000-8000-' || lpad(person.brand_number::text, 12, '0'))::uuid,
  site_ids = array(
    select site.id from public.sites as site
    where site.parent_group_id = ('e5000000-0000-4000-8000-' || lpad(person.group_number::text, 12, '0'))::uuid
      and site.number = any (person.sites)
  ),
  reach = person.reach, preferred_way = person.way, do_not_contact = person.is_off
from demo_contact as person
where duties.contact_id = person.id;

drop table demo_contact;
