-- One person per role and one without. Password of all six: Fieldlight-demo-2026. For local databases only.
-- The hash has the lowest cost, because the password is public and a usual one takes the local stack 60 ms at each sign-in.

insert into private.invitations (email, first_name, last_name, user_type, created_at)
values
  ('superadmin@fieldlight.example', 'Ruth', 'Ainsley', 'super_admin', '2024-01-08 14:00+00'),
  ('admin@fieldlight.example', 'Marcus', 'Bell', 'admin', '2024-01-15 14:30+00'),
  ('owl@fieldlight.example', 'Ines', 'Carvalho', 'owl', '2024-06-03 15:00+00'),
  ('designer@fieldlight.example', 'Theo', 'Dunmore', 'graphic_designer', '2024-09-16 13:15+00'),
  ('manager@fieldlight.example', 'Joanna', 'Ekberg', 'project_manager', '2025-02-10 16:45+00'),
  ('member@fieldlight.example', 'Sam', 'Farrow', null, '2026-08-24 18:20+00');

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  person.id, 'authenticated', 'authenticated', invitation.email,
  '$2b$04$qXaRF3TeGZZLFhftfRq/vuJwt50UYM5LSDvrWj0GQLc9Z8oXtmQve', invitation.created_at,
  '{"provider": "email", "providers": ["email"]}', '{}', invitation.created_at, invitation.created_at
from private.invitations as invitation
join (
  values
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'superadmin@fieldlight.example'),
    ('a0000000-0000-4000-8000-000000000002', 'admin@fieldlight.example'),
    ('a0000000-0000-4000-8000-000000000003', 'owl@fieldlight.example'),
    ('a0000000-0000-4000-8000-000000000004', 'designer@fieldlight.example'),
    ('a0000000-0000-4000-8000-000000000005', 'manager@fieldlight.example'),
    ('a0000000-0000-4000-8000-000000000006', 'member@fieldlight.example')
) as person (id, email) using (email);

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true), created_at, created_at
from auth.users;

update public.profiles as profile set created_at = auth_user.created_at
from auth.users as auth_user where auth_user.id = profile.id;
