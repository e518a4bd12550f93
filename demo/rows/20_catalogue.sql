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

insert into public.clients (id, name, logo, website, industry_id, featured_logo, featured_rank, created_at)
values
  ('c0000000-0000-4000-8000-000000000001', 'Tilth & Twine', 'tilth-and-twine.webp', 'https://tilth-and-twine.example/', 'b0000000-0000-4000-8000-000000000008', true, 1, '2025-11-03 15:00+00'),
  ('c0000000-0000-4000-8000-000000000002', 'Lakeshore Roasters', 'lakeshore-roasters.webp', 'https://lakeshore-roasters.example/', 'b0000000-0000-4000-8000-000000000001', true, 2, '2024-02-12 15:00+00'),
  ('c0000000-0000-4000-8000-000000000003', 'Meridian Orthopedics', 'meridian-orthopedics.webp', 'https://meridian-orthopedics.example/', 'b0000000-0000-4000-8000-000000000002', true, 3, '2024-03-04 15:00+00'),
  ('c0000000-0000-4000-8000-000000000004', 'Forge & Fathom', 'forge-and-fathom.webp', 'https://forge-and-fathom.example/', 'b0000000-0000-4000-8000-000000000003', true, 4, '2024-03-18 15:00+00'),
  ('c0000000-0000-4000-8000-000000000005', 'Harborline Realty', 'harborline-realty.webp', 'https://harborline-realty.example/', 'b0000000-0000-4000-8000-000000000004', true, 5, '2024-04-22 15:00+00'),
  ('c0000000-0000-4000-8000-000000000006', 'Cedar Spur Lodge', 'cedar-spur-lodge.webp', 'https://cedar-spur-lodge.example/', 'b0000000-0000-4000-8000-000000000005', true, 6, '2024-01-22 15:00+00'),
  ('c0000000-0000-4000-8000-000000000007', 'Quillstack', 'quillstack.webp', 'https://quillstack.example/', 'b0000000-0000-4000-8000-000000000006', true, 7, '2024-05-13 15:00+00'),
  ('c0000000-0000-4000-8000-000000000008', 'Wren & Wolfe', 'wren-and-wolfe.webp', 'https://wren-and-wolfe.example/', 'b0000000-0000-4000-8000-000000000007', true, 8, '2024-06-10 15:00+00'),
  ('c0000000-0000-4000-8000-000000000009', 'Pivotal Acres', 'pivotal-acres.webp', 'https://pivotal-acres.example/', 'b0000000-0000-4000-8000-000000000008', true, 9, '2024-07-08 15:00+00'),
  ('c0000000-0000-4000-8000-000000000010', 'Ironvale Builders', 'ironvale-builders.webp', 'https://ironvale-builders.example/', 'b0000000-0000-4000-8000-000000000009', true, 10, '2024-08-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000011', 'Northfield College', 'northfield-college.webp', 'https://northfield-college.example/', 'b0000000-0000-4000-8000-000000000010', false, null, '2024-08-26 15:00+00'),
  ('c0000000-0000-4000-8000-000000000012', 'Second Harvest Table', 'second-harvest-table.webp', 'https://second-harvest-table.example/', 'b0000000-0000-4000-8000-000000000011', false, null, '2024-09-30 15:00+00'),
  ('c0000000-0000-4000-8000-000000000013', 'Voltera Motors', 'voltera-motors.webp', 'https://voltera-motors.example/', 'b0000000-0000-4000-8000-000000000012', false, null, '2024-02-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000014', 'Kinetic Row', 'kinetic-row.webp', 'https://kinetic-row.example/', 'b0000000-0000-4000-8000-000000000013', false, null, '2024-11-11 15:00+00'),
  ('c0000000-0000-4000-8000-000000000015', 'Paper Lantern Festival', 'paper-lantern-festival.webp', 'https://paper-lantern-festival.example/', 'b0000000-0000-4000-8000-000000000014', false, null, '2025-01-20 15:00+00'),
  ('c0000000-0000-4000-8000-000000000016', 'Brightwater Energy', 'brightwater-energy.webp', 'https://brightwater-energy.example/', 'b0000000-0000-4000-8000-000000000015', false, null, '2025-02-17 15:00+00'),
  ('c0000000-0000-4000-8000-000000000017', 'Alder & Associates', 'alder-and-associates.webp', 'https://alder-and-associates.example/', 'b0000000-0000-4000-8000-000000000016', false, null, '2025-03-10 15:00+00'),
  ('c0000000-0000-4000-8000-000000000018', 'Saltgrass Distilling', 'saltgrass-distilling.webp', 'https://saltgrass-distilling.example/', 'b0000000-0000-4000-8000-000000000001', false, null, '2025-03-24 15:00+00'),
  ('c0000000-0000-4000-8000-000000000019', 'Nimbus Dental', 'nimbus-dental.webp', 'https://nimbus-dental.example/', 'b0000000-0000-4000-8000-000000000002', false, null, '2024-02-19 15:00+00'),
  ('c0000000-0000-4000-8000-000000000020', 'Copperline Transit', 'copperline-transit.webp', null, null, false, null, '2025-05-05 15:00+00'),
  ('c0000000-0000-4000-8000-000000000021', 'Marrow & Thyme', 'marrow-and-thyme.webp', 'https://marrow-and-thyme.example/', 'b0000000-0000-4000-8000-000000000001', false, null, '2025-06-16 15:00+00'),
  ('c0000000-0000-4000-8000-000000000022', 'Orbit Toys', 'orbit-toys.webp', 'https://orbit-toys.example/', 'b0000000-0000-4000-8000-000000000007', false, null, '2024-03-11 15:00+00'),
  ('c0000000-0000-4000-8000-000000000023', 'Granite Peak Outfitters', 'granite-peak-outfitters.webp', 'https://granite-peak-outfitters.example/', 'b0000000-0000-4000-8000-000000000007', false, null, '2025-08-04 15:00+00'),
  ('c0000000-0000-4000-8000-000000000024', 'Lumen Skincare', 'lumen-skincare.webp', null, 'b0000000-0000-4000-8000-000000000007', false, null, '2025-09-15 15:00+00');
