-- Sign-in accounts for development and tests; never for a hosted project. The password of all three: handheld-1989
-- The sign-in service finds no account whose instance_id is null.

insert into auth.users
  (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
   created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new,
   email_change_token_current, phone_change, phone_change_token, reauthentication_token)
select
  '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email, '$2a$06$7Gyd.g2HuIxj68yh0NVGB.2qZvgezIRNpbJ9G2RIhLMyXLMZb/rnm',
  '2025-01-01T00:00:00Z', '{"provider": "email", "providers": ["email"]}', '{}',
  '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', '', '', '', '', '', '', '', ''
from (values
  ('10000000-0000-4000-8000-000000000001', 'admin@handheld-legacy.test'),
  ('10000000-0000-4000-8000-000000000002', 'editor@handheld-legacy.test'),
  ('10000000-0000-4000-8000-000000000003', 'contributor@handheld-legacy.test')
) as account (id, email)
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true),
  '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z'
from auth.users
where email like '%@handheld-legacy.test'
on conflict do nothing;

insert into public.users (id, created_at, updated_at, auth_user_id, joined_at, name, email, role) values
  ('20000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   '10000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', 'Alex Admin', 'admin@handheld-legacy.test', 'admin'),
  ('20000000-0000-4000-8000-000000000002', '2025-01-02T00:00:00Z', '2025-01-02T00:00:00Z',
   '10000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', 'Edith Editor', 'editor@handheld-legacy.test', 'editor'),
  ('20000000-0000-4000-8000-000000000003', '2025-01-03T00:00:00Z', '2025-01-03T00:00:00Z',
   '10000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', 'Cora Contributor', 'contributor@handheld-legacy.test', 'contributor')
on conflict do nothing;
