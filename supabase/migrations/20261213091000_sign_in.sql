-- What every page of the portal asks first, in one request: whom the sign-in acts for, and through whose eyes it looks.

create function public.get_sign_in() returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  user_type public.user_type,
  target_id uuid,
  target_email text,
  target_first_name text,
  target_last_name text,
  target_user_type public.user_type,
  expires_at timestamptz,
  allow_changes boolean,
  original_dashboard text,
  is_valid boolean
)
language sql stable security definer set search_path = ''
as $$
  select profile.id, profile.email, profile.first_name, profile.last_name, viewer.user_type, mirroring.*
  from private.viewer() as viewer
  left join public.profiles as profile on profile.id = viewer.id and viewer.user_type is not null
  left join public.get_mirroring() as mirroring on true
$$;
comment on function public.get_sign_in() is
  'One row: the profile that counts, empty without a role, and what get_mirroring() answers, empty without mirroring.';
revoke execute on function public.get_sign_in() from public, anon, authenticated;
grant execute on function public.get_sign_in() to authenticated;
