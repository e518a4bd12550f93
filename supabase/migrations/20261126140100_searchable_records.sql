-- One view for each kind: what a record is called, what stands beside the name, and further words that find it. The columns after
-- created_at name the records whose names are among the words.

create view private.searchable_ad_group with (security_invoker = true) as
select ad_group.id as record_id, ad_group.name as title, concat_ws(' · ', parent_group.name, product.name) as context,
  ad_group.status, '' as further, ad_group.created_at, ad_group.parent_group_id, ad_group.product_id
from public.ad_groups as ad_group
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
left join public.products as product on product.id = ad_group.product_id;

create view private.searchable_ad with (security_invoker = true) as
select ad.id as record_id, ad.title, concat_ws(' · ', ad_group.name, parent_group.name) as context,
  null::text as status, '' as further, ad.created_at, ad.ad_group_id, ad_group.parent_group_id
from public.ads as ad
join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
left join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id;

create view private.searchable_ad_template with (security_invoker = true) as
select template.id as record_id, template.name as title, coalesce(parent_group.name, 'All clients') as context,
  case when template.is_archived then 'archived' end as status, template.description as further, template.created_at,
  template.parent_group_id
from public.ad_templates as template
left join public.parent_groups as parent_group on parent_group.id = template.parent_group_id;

create view private.searchable_client with (security_invoker = true) as
select client.id as record_id, client.name as title,
  upper(left(industry.name, 1)) || replace(substr(industry.name, 2), '-', ' ') as context, null::text as status,
  client.website as further, client.created_at, client.industry_id
from public.clients as client
left join public.industries as industry on industry.id = client.industry_id;

create view private.searchable_contact with (security_invoker = true) as
select contact.id as record_id, concat_ws(' ', contact.first_name, contact.last_name) as title,
  concat_ws(' · ', contact.position, coalesce(client.name, parent_group.name)) as context, null::text as status,
  concat_ws(' ', detail.email, detail.phone, regexp_replace(detail.phone, '\D', '', 'g')) as further, contact.created_at,
  contact.client_id, duty.parent_group_id
from public.contacts as contact
left join public.clients as client on client.id = contact.client_id
left join public.contact_details as detail on detail.contact_id = contact.id
left join public.contact_duties as duty on duty.contact_id = contact.id
left join public.parent_groups as parent_group on parent_group.id = duty.parent_group_id;

create view private.searchable_video with (security_invoker = true) as
select video.id as record_id, coalesce(nullif(video.name_on_website, ''), nullif(video.name_internal, ''), video.slug) as title,
  concat_ws(' · ', video.service, nullif(concat_ws(', ', video.city, video.state), '')) as context,
  case when video.archived then 'archived' when video.draft then 'draft' else 'published' end as status,
  concat_ws(' ', video.name_internal, video.slug) as further, video.created_on as created_at
from public.videos as video;

create view private.searchable_article with (security_invoker = true) as
select article.id as record_id, article.title, coalesce(article.seo_topic_cluster, '') as context, article.status,
  concat_ws(' ', article.slug, article.focus_keyword) as further, article.created_at
from public.seo_blog_posts as article;

create view private.searchable_place_page with (security_invoker = true) as
select page.id as record_id, concat_ws(', ', page.city, page.state) as title, coalesce(page.title, '') as context, page.status,
  page.slug as further, page.created_at
from public.service_geo_pages as page;

create view private.searchable_lead with (security_invoker = true) as
select lead.id as record_id, concat_ws(' ', lead.first_name, lead.last_name) as title,
  concat_ws(' · ', lead.business_name, lead.city) as context, lead.status,
  concat_ws(' ', lead.email, lead.phone_number, regexp_replace(lead.phone_number, '\D', '', 'g')) as further, lead.created_at
from public.contact_submissions as lead;

create view private.searchable_application with (security_invoker = true) as
select application.id as record_id, concat_ws(' ', application.first_name, application.last_name) as title,
  concat_ws(', ', application.city, application.state) as context, application.status,
  concat_ws(' ', application.email, application.phone, regexp_replace(application.phone, '\D', '', 'g')) as further,
  application.created_at
from public.videographer_applications as application;

-- A call is shown on the page of its lead.
create view private.searchable_call with (security_invoker = true) as
select call.id as record_id, concat_ws(' ', lead.first_name, lead.last_name) as title,
  concat_ws(' · ', to_char(call.starts_at at time zone call.time_zone, 'Mon FMDD, YYYY'), lead.business_name) as context,
  call.status, lead.email as further, call.created_at, call.submission_id as lead_id
from public.intro_calls as call
join public.contact_submissions as lead on lead.id = call.submission_id;

create view private.searchable_quote with (security_invoker = true) as
select quote.id as record_id, concat_ws(' ', quote.number, quote.title) as title,
  concat_ws(' · ', quote.recipient_business, quote.recipient_name) as context, quote.status, client.name as further,
  quote.created_at, quote.client_id
from public.quotes as quote
left join public.clients as client on client.id = quote.client_id;

create view private.searchable_task with (security_invoker = true) as
select task.id as record_id, task.title,
  coalesce(
    lead.business_name, client.name, parent_group.name, concat_ws(' ', contact.first_name, contact.last_name)
  ) as context,
  case when task.done_at is null then 'open' else 'done' end as status,
  concat_ws(' ', task.details, lead.first_name, lead.last_name) as further, task.created_at,
  task.lead_id, task.client_id, task.contact_id, task.parent_group_id
from public.tasks as task
left join public.contact_submissions as lead on lead.id = task.lead_id
left join public.clients as client on client.id = task.client_id
left join public.contacts as contact on contact.id = task.contact_id
left join public.parent_groups as parent_group on parent_group.id = task.parent_group_id;

create view private.searchable_site_group with (security_invoker = true) as
select parent_group.id as record_id, parent_group.name as title,
  concat_ws(', ', parent_group.billing_city, parent_group.billing_state) as context, parent_group.status,
  concat_ws(' ', parent_group.legal_name, parent_group.website) as further, parent_group.created_at
from public.parent_groups as parent_group;

create view private.searchable_site with (security_invoker = true) as
select site.id as record_id, concat_ws(' ', site.name, site.number) as title,
  concat_ws(' · ', parent_group.name, concat_ws(', ', site.city, site.state)) as context, site.status,
  concat_ws(' ', site.street, site.zip, site.county) as further, site.created_at, site.parent_group_id
from public.sites as site
left join public.parent_groups as parent_group on parent_group.id = site.parent_group_id;

create view private.searchable_brand with (security_invoker = true) as
select brand.id as record_id, brand.name as title, case brand.kind when 'wash' then 'Car wash' else initcap(brand.kind) end as context, null::text as status, '' as further,
  brand.created_at
from public.brands as brand;

create view private.searchable_product with (security_invoker = true) as
select product.id as record_id, product.name as title, concat_ws(' · ', product.category, brand.name) as context,
  case when not product.is_active then 'inactive' end as status, product.code as further, product.created_at, product.brand_id
from public.products as product
left join public.brands as brand on brand.id = product.brand_id;

create view private.searchable_deal with (security_invoker = true) as
select deal.id as record_id, deal.title, parent_group.name as context, deal.state as status, '' as further, deal.created_at,
  deal.parent_group_id
from public.deals as deal
join public.parent_groups as parent_group on parent_group.id = deal.parent_group_id;

create view private.searchable_loyalty_program with (security_invoker = true) as
select program.id as record_id, program.name as title, parent_group.name as context, program.status, '' as further,
  program.created_at, program.parent_group_id
from public.loyalty_programs as program
join public.parent_groups as parent_group on parent_group.id = program.parent_group_id;

create view private.searchable_review with (security_invoker = true) as
select review.id as record_id, client.name as title, left(review.description, 80) as context, review.status,
  concat_ws(' ', contact.first_name, contact.last_name) as further, review.created_at, review.client_id, review.contact_id
from public.client_reviews as review
join public.clients as client on client.id = review.client_id
left join public.contacts as contact on contact.id = review.contact_id;

create view private.searchable_user with (security_invoker = true) as
select profile.id as record_id, coalesce(nullif(concat_ws(' ', profile.first_name, profile.last_name), ''), profile.email) as title,
  concat_ws(' · ', initcap(replace(profile.user_type::text, '_', ' ')), profile.email) as context,
  case when not profile.active then 'inactive' end as status, '' as further, profile.created_at
from public.profiles as profile;

create view private.searchable_industry with (security_invoker = true) as
select industry.id as record_id, upper(left(industry.name, 1)) || replace(substr(industry.name, 2), '-', ' ') as title, '' as context, null::text as status, '' as further,
  timestamptz '2026-01-01 00:00:00+00' as created_at
from public.industries as industry;

create view private.searchable_camera with (security_invoker = true) as
select camera.id as record_id, concat_ws(' ', camera.brand, coalesce(camera.model, camera.name)) as title, '' as context, camera.status, camera.name as further,
  camera.created_at
from public.cameras as camera;

create view private.searchable_lens with (security_invoker = true) as
select lens.id as record_id, lens.name as title, concat_ws(' · ', lens.brand, lens.lens_type) as context, lens.status,
  concat_ws(' ', lens.focal_length, lens.aperture) as further, lens.created_at
from public.lenses as lens;

create view private.searchable_redirect with (security_invoker = true) as
select redirect.id as record_id, redirect.path as title, redirect.target as context, null::text as status, '' as further,
  redirect.created_at
from public.path_redirects as redirect;
