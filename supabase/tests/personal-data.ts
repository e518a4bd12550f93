/** Columns whose names or types look like data about a person. */
export const LOOKS_PERSONAL = `
  select namespace.nspname || '.' || class.relname as table_name, attribute.attname as column_name
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  where class.relkind in ('r', 'p') and namespace.nspname in ('public', 'private', 'auth') and attribute.attgenerated = ''
    and attribute.atttypid::regtype::text not in ('uuid', 'integer', 'bigint', 'smallint', 'date', 'boolean', 'timestamp with time zone')
    and (
      attribute.atttypid::regtype::text in ('json', 'jsonb', 'text[]', 'inet')
      or attribute.attname ~ '(mail|phone|name|street|address|recipient|author|linkedin|website|about|message|body|note|detail|reason|comment|payload|query|title|description|agent|zone|birth|zip|city|error|step|position|content|label|capacity|source|gear|intro)'
    )
  order by 1, 2`

/**
 * What a search for an address finds. A test fills every one of these columns, and looks for what is left after the erasure.
 * The texts of private.free_texts() are covered, too.
 */
export const COVERED: Record<string, string[]> = {
  'auth.users': ['email', 'phone', 'raw_user_meta_data', 'email_change', 'phone_change'],
  'auth.identities': ['identity_data'],
  'auth.sessions': ['user_agent'],
  'auth.audit_log_entries': ['payload'],
  'public.contact_submissions': [
    'first_name',
    'last_name',
    'email',
    'phone_number',
    'city',
    'campaign',
    'estimate',
  ],
  'public.videographer_applications': [
    'first_name',
    'last_name',
    'email',
    'phone',
    'street',
    'city',
    'zip_code',
    'website',
    'linkedin_url',
  ],
  'public.contacts': ['first_name', 'last_name'],
  'public.contact_details': ['email', 'phone'],
  'public.ad_comments': ['author_name'],
  'public.ad_comment_contacts': ['email'],
  'public.ad_approvals': ['author_name'],
  'public.ad_approval_contacts': ['email'],
  'public.quotes': ['recipient_name', 'recipient_business', 'recipient_email'],
  'public.quote_versions': ['document', 'intro'],
  'public.quote_acceptances': ['name', 'capacity'],
  'public.outbox_messages': ['recipient', 'payload', 'last_error'],
  'private.invitations': ['email', 'first_name', 'last_name'],
  'public.profiles': ['email', 'first_name', 'last_name'],
  'private.passkeys': ['name', 'transports'],
  'private.sign_ins': ['user_agent', 'time_zone'],
  'private.contact_import_rows': ['cells', 'facts', 'changes'],
  'private.contact_merges': ['facts_before', 'facts_after', 'moved_rows'],
  'private.change_values': ['changed_values'],
  'private.lead_changes': ['changes'],
  'private.privacy_requests': ['address'],
}

const COMPANY = 'about a company, its places, products or ads'
const SITE = 'what the public site publishes'
const FILE = 'the name or type of a file of the company'
const STATE = 'the state of a job of the system, without texts of people'
const IMPORT = 'about the company; removed with undo_data'
const CHOICE = 'one of a fixed list'

/** By table or by column: why it is nobody's, or why it is not searched. */
export const EXEMPT: Record<string, string> = {
  'auth.audit_log_entries.ip_address': 'goes with the entry',
  'auth.flow_state': 'of sign-ins with other companies, which the site has none of',
  'auth.refresh_tokens': 'goes with the session',
  'auth.sessions.ip': 'goes with the session',
  'auth.users': 'tokens, and what the auth server notes about the kind of sign-in',
  'private.acts': STATE,
  'private.ad_fill_starts': 'who began it, by id',
  'private.address_changes': SITE,
  'private.audit_log': 'names rows by id and columns by name; of fixed lists it keeps values',
  'private.brand_saves': COMPANY,
  'private.bulk_change_rows': STATE,
  'private.bulk_changes.begun_with': 'who began it, by id',
  'private.bulk_changes.change': CHOICE,
  'private.handovers': 'ids of rows, and one of a fixed list',
  'private.checked_files': FILE,
  'private.client_merges': 'ids of rows',
  'private.contact_import_rows.duties': 'ids of places and brands',
  'private.contact_import_rows.duties_before': 'ids of places and brands',
  'private.contact_import_rows.new_client': 'the name of a company',
  'private.contact_import_rows.problems': CHOICE,
  'private.contact_imports': 'columns and counts of a file',
  'private.contact_merges.moved_details': CHOICE,
  'private.content_tables': STATE,
  'private.industry_merges': SITE,
  'private.job_workers': STATE,
  'private.owl_import_collections': STATE,
  'private.owl_import_rows': IMPORT,
  'private.owl_imports': IMPORT,
  'private.page_vitals': STATE,
  'private.place_import_files': SITE,
  'private.place_imports': SITE,
  'private.privacy_requests.address_hash': 'proves that the request was answered',
  'private.privacy_requests.outcome': 'counts by kind',
  'private.product_merges': COMPANY,
  'private.rate_limits': 'keyed hashes; gone after an hour',
  'private.search_entries': 'follows its record by triggers; the test of the erasure looks into it',
  'private.search_noted': SITE,
  'private.search_pages': SITE,
  'private.search_targets': SITE,
  'public.ad_drawings': COMPANY,
  'public.ad_events': 'without who',
  'public.ad_files': FILE,
  'public.ad_fill_rows': COMPANY,
  'public.ad_fills': COMPANY,
  'public.ad_template_drafts': COMPANY,
  'public.ad_template_versions': COMPANY,
  'public.ad_templates.formats': CHOICE,
  'public.ad_templates.name': COMPANY,
  'public.ads': COMPANY,
  'public.brands': COMPANY,
  'public.cameras': 'the name of a product',
  'public.captions': SITE,
  'public.clients': COMPANY,
  'public.contact_submissions.landing_city': 'of the page, not of the person; goes with the lead',
  'public.contact_submissions.lost_reason': CHOICE,
  'public.deals': COMPANY,
  'public.film_probes': FILE,
  'public.film_uploads': FILE,
  'public.industries': SITE,
  'public.intro_calls': 'goes with the lead',
  'public.jobs.kind': CHOICE,
  'public.lenses': 'the name of a product',
  'public.loyalty_entries': 'members are codes of the shop; entries never change',
  'public.loyalty_programs': COMPANY,
  'public.loyalty_versions': COMPANY,
  'public.notification_mutes': CHOICE,
  'public.notifications': CHOICE,
  'public.page_versions': SITE,
  'public.parent_groups': COMPANY,
  'public.products': COMPANY,
  'public.quote_acceptances.consent_text': 'our own words',
  'public.quote_acceptances.totals': 'sums',
  'public.quote_comments.author': CHOICE,
  'public.quote_declines.reason': CHOICE,
  'public.quote_lines': 'what we offer; goes with the version',
  'public.quote_versions.tax_source': 'of the tax rate',
  'public.retention_periods': 'our own words',
  'public.review_requests': 'goes with the contact',
  'public.saved_views.readers': CHOICE,
  'public.search_checks': SITE,
  'public.search_findings': SITE,
  'public.search_ignores.subject': SITE,
  'public.seo_blog_posts': SITE,
  'public.service_geo_pages': SITE,
  'public.sites': COMPANY,
  'public.video_renditions': FILE,
  'public.videos': SITE,
  'public.website_asset_versions': FILE,
}

/** No bucket holds files of a person: applications have links, no files. What staff upload is named by ids. */
export const BUCKETS: Record<string, string> = {
  ads: COMPANY,
  blog: SITE,
  documents: COMPANY,
  films: SITE,
  incoming: 'uploads on their way; removed after a day',
  logos: COMPANY,
  posters: SITE,
  'video-thumbnails': SITE,
  videos: SITE,
  'website-assets': SITE,
}
