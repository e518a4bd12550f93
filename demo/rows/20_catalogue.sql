-- Fictional clients and their films. Thumbnails, clips and logos are the files of demo/media.

insert into public.industries (id, name)
values
  ('b0000000-0000-4000-8000-000000000001', 'food-and-beverage'),
  ('b0000000-0000-4000-8000-000000000002', 'healthcare'),
  ('b0000000-0000-4000-8000-000000000003', 'manufacturing'),
  ('b0000000-0000-4000-8000-000000000004', 'real-estate'),
  ('b0000000-0000-4000-8000-000000000005', 'hospitality-and-travel'),
  ('b0000000-0000-4000-8000-000000000006', 'technology'),
  ('b0000000-0000-4000-8000-000000000007', 'retail-and-e-commerce'),
  ('b0000000-0000-4000-8000-000000000008', 'agriculture-and-garden'),
  ('b0000000-0000-4000-8000-000000000009', 'construction'),
  ('b0000000-0000-4000-8000-000000000010', 'education'),
  ('b0000000-0000-4000-8000-000000000011', 'nonprofit'),
  ('b0000000-0000-4000-8000-000000000012', 'automotive'),
  ('b0000000-0000-4000-8000-000000000013', 'sports-and-fitness'),
  ('b0000000-0000-4000-8000-000000000014', 'events-and-entertainment'),
  ('b0000000-0000-4000-8000-000000000015', 'energy-and-utilities'),
  ('b0000000-0000-4000-8000-000000000016', 'professional-services');

insert into public.clients (id, name, logo, featured_logo, featured_rank, created_at)
values
  ('c0000000-0000-4000-8000-000000000001', 'Tilth & Twine', 'tilth-and-twine.webp', true, 1, '2025-11-03 15:00+00'),
  ('c0000000-0000-4000-8000-000000000002', 'Lakeshore Roasters', 'lakeshore-roasters.webp', true, 2, '2024-02-12 15:00+00'),
  ('c0000000-0000-4000-8000-000000000003', 'Meridian Orthopedics', 'meridian-orthopedics.webp', true, 3, '2024-03-04 15:00+00'),
  ('c0000000-0000-4000-8000-000000000004', 'Forge & Fathom', 'forge-and-fathom.webp', true, 4, '2024-03-18 15:00+00'),
  ('c0000000-0000-4000-8000-000000000005', 'Harborline Realty', 'harborline-realty.webp', true, 5, '2024-04-22 15:00+00'),
  ('c0000000-0000-4000-8000-000000000006', 'Cedar Spur Lodge', 'cedar-spur-lodge.webp', true, 6, '2024-01-22 15:00+00'),
  ('c0000000-0000-4000-8000-000000000007', 'Quillstack', 'quillstack.webp', true, 7, '2024-05-13 15:00+00'),
  ('c0000000-0000-4000-8000-000000000008', 'Wren & Wolfe', 'wren-and-wolfe.webp', true, 8, '2024-06-10 15:00+00'),
  ('c0000000-0000-4000-8000-000000000009', 'Pivotal Acres', 'pivotal-acres.webp', true, 9, '2024-07-08 15:00+00'),
  ('c0000000-0000-4000-8000-000000000010', 'Ironvale Builders', 'ironvale-builders.webp', true, 10, '2024-08-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000011', 'Northfield College', 'northfield-college.webp', false, null, '2024-08-26 15:00+00'),
  ('c0000000-0000-4000-8000-000000000012', 'Second Harvest Table', 'second-harvest-table.webp', false, null, '2024-09-30 15:00+00'),
  ('c0000000-0000-4000-8000-000000000013', 'Voltera Motors', 'voltera-motors.webp', false, null, '2024-02-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000014', 'Kinetic Row', 'kinetic-row.webp', false, null, '2024-11-11 15:00+00'),
  ('c0000000-0000-4000-8000-000000000015', 'Paper Lantern Festival', 'paper-lantern-festival.webp', false, null, '2025-01-20 15:00+00'),
  ('c0000000-0000-4000-8000-000000000016', 'Brightwater Energy', 'brightwater-energy.webp', false, null, '2025-02-17 15:00+00'),
  ('c0000000-0000-4000-8000-000000000017', 'Alder & Associates', 'alder-and-associates.webp', false, null, '2025-03-10 15:00+00'),
  ('c0000000-0000-4000-8000-000000000018', 'Saltgrass Distilling', 'saltgrass-distilling.webp', false, null, '2025-03-24 15:00+00'),
  ('c0000000-0000-4000-8000-000000000019', 'Nimbus Dental', 'nimbus-dental.webp', false, null, '2024-02-19 15:00+00'),
  ('c0000000-0000-4000-8000-000000000020', 'Copperline Transit', 'copperline-transit.webp', false, null, '2025-05-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000021', 'Marrow & Thyme', 'marrow-and-thyme.webp', false, null, '2025-06-16 15:00+00'),
  ('c0000000-0000-4000-8000-000000000022', 'Orbit Toys', 'orbit-toys.webp', false, null, '2024-03-11 15:00+00'),
  ('c0000000-0000-4000-8000-000000000023', 'Granite Peak Outfitters', 'granite-peak-outfitters.webp', false, null, '2025-08-04 15:00+00'),
  ('c0000000-0000-4000-8000-000000000024', 'Lumen Skincare', 'lumen-skincare.webp', false, null, '2025-09-15 15:00+00');
