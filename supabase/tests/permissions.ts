import type { Rank, Rights } from './rights.ts'

const NOBODY: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: '-',
  project_manager: '-',
  owl: '-',
  admin: '-',
  super_admin: '-',
}

const VIDEOS: Record<Rank, Rights> = {
  visitor: 'R pub',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: 'R pub',
  admin: 'RWD',
  super_admin: 'RWD',
}

const HOME_PAGE: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: 'R',
  admin: 'RWD',
  super_admin: 'RWD',
}

const PARTS_OF_PAGES: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: '-',
  project_manager: 'R',
  owl: '-',
  admin: 'RWD',
  super_admin: 'RWD',
}

const GEAR: Record<Rank, Rights> = {
  visitor: 'R pub',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: '-',
  admin: 'RW',
  super_admin: 'RWD',
}

const LEADS: Record<Rank, Rights> = { ...NOBODY, admin: 'R, status', super_admin: 'R, status, D' }

const SALES: Record<Rank, Rights> = { ...LEADS, owl: 'R, status' }

/** Stored and deleted with the application they belong to. */
const PARTS_OF_APPLICATIONS: Record<Rank, Rights> = { ...NOBODY, admin: 'R', super_admin: 'R' }

/** Whoever makes ads and whoever answers for them read what clients say. It is said through functions alone. */
const CLIENT_VOICES: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: '-',
  admin: 'R',
  super_admin: 'R, D',
}

const CLIENT_ADDRESSES: Record<Rank, Rights> = {
  ...NOBODY,
  project_manager: 'R',
  admin: 'R',
  super_admin: 'R',
}

const SITE_GROUPS: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R',
  project_manager: 'RW',
  owl: 'RW',
  admin: 'RWD',
  super_admin: 'RWD',
}

/** They follow the deal. */
const PARTS_OF_DEALS: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: 'R',
  admin: 'R',
  super_admin: 'R',
}

/** Written by triggers, and changed by their owner through functions alone. */
const INBOX: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R own',
  project_manager: 'R own',
  owl: 'R own',
  admin: 'R own',
  super_admin: 'R own',
}

/** Written through functions alone. */
const QUOTES: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: '-',
  project_manager: 'R',
  owl: 'R',
  admin: 'R',
  super_admin: 'R',
}

/** Versions, drawings and drafts are written through functions alone. */
const PARTS_OF_TEMPLATES: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'R',
  project_manager: 'R',
  owl: '-',
  admin: 'R',
  super_admin: 'R',
}

/** Of the groups that the designer is assigned to. They are written through functions alone. */
const FILLS: Record<Rank, Rights> = { ...PARTS_OF_TEMPLATES, graphic_designer: 'R own' }

const TEMPLATE_FIGURES: Record<Rank, Rights> = { ...PARTS_OF_TEMPLATES, graphic_designer: '-' }

/** All staff also delete what they have added themselves. */
const FOLLOW_UP: Record<Rank, Rights> = {
  visitor: '-',
  graphic_designer: 'RW own',
  project_manager: 'RW other',
  owl: 'RW',
  admin: 'RWD',
  super_admin: 'RWD',
}

/** The table of rights of PERMISSIONS.md, for the tables that exist. */
export const PERMISSIONS = {
  'public.videos': VIDEOS,
  'public.video_clients': VIDEOS,
  'public.video_industries': VIDEOS,
  'public.captions': VIDEOS,
  'public.video_renditions': {
    visitor: 'R pub',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'R',
    super_admin: 'R',
  },
  'public.jobs': {
    visitor: '-',
    graphic_designer: 'R own',
    project_manager: 'R own',
    owl: 'R own',
    admin: 'R',
    super_admin: 'R',
  },
  // Visitors follow them by a function.
  'public.slug_redirects': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  'public.path_redirects': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  // Rows are added by the server.
  'public.redirect_hits': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'R',
    super_admin: 'R',
  },
  'public.missing_addresses': { ...NOBODY, project_manager: 'R', admin: 'RWD', super_admin: 'RWD' },
  'public.ignored_addresses': { ...NOBODY, project_manager: 'R', admin: 'RWD', super_admin: 'RWD' },
  // Checks and findings are written by functions.
  'public.search_checks': { ...NOBODY, super_admin: 'R' },
  'public.search_findings': { ...NOBODY, super_admin: 'R' },
  'public.search_ignores': { ...NOBODY, super_admin: 'RWD' },
  'public.film_uploads': { ...NOBODY, admin: 'RWD', super_admin: 'RWD' },
  // Rows are added by the function that judges an upload.
  'public.film_probes': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: '-',
    admin: 'R',
    super_admin: 'R',
  },
  'public.clients': {
    visitor: 'R shown',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RW',
    super_admin: 'RWD',
  },
  'public.industries': {
    visitor: 'R',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RW',
    super_admin: 'RWD',
  },
  'public.client_reviews': {
    visitor: 'R pub',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  'public.review_requests': { ...NOBODY, admin: 'R', super_admin: 'R' },
  'public.contacts': {
    visitor: 'R shown',
    graphic_designer: '-',
    project_manager: 'RW',
    owl: 'RW',
    admin: 'RW',
    super_admin: 'RWD',
  },
  'public.contact_details': {
    visitor: '-',
    graphic_designer: '-',
    project_manager: 'RW',
    owl: 'RW',
    admin: 'RW',
    super_admin: 'RWD',
  },
  // A trigger adds the row with the contact.
  'public.contact_duties': {
    ...NOBODY,
    project_manager: 'R, status',
    owl: 'R, status',
    admin: 'R, status',
    super_admin: 'R, status',
  },
  // They follow the duties.
  'public.contact_sites': {
    ...NOBODY,
    project_manager: 'R',
    owl: 'R',
    admin: 'R',
    super_admin: 'R',
  },
  // Visitors read what is shown, by list_home_films() and list_assets_in_use().
  'public.home_slots': HOME_PAGE,
  'public.website_asset_slots': HOME_PAGE,
  'public.website_asset_versions': HOME_PAGE,
  'public.service_geo_pages': {
    visitor: 'R pub',
    graphic_designer: '-',
    project_manager: 'R',
    owl: '-',
    admin: 'RW',
    super_admin: 'RWD',
  },
  'public.seo_blog_posts': {
    visitor: 'R pub',
    graphic_designer: '-',
    project_manager: 'R',
    owl: '-',
    admin: 'RW',
    super_admin: 'RWD',
  },
  'public.page_versions': { ...PARTS_OF_PAGES, admin: 'R, D', super_admin: 'R, D' },
  'public.page_preview_links': PARTS_OF_PAGES,
  'public.cameras': GEAR,
  'public.lenses': GEAR,
  'public.contact_submissions': SALES,
  'public.videographer_applications': LEADS,
  'public.videographer_application_cameras': PARTS_OF_APPLICATIONS,
  'public.videographer_application_lenses': PARTS_OF_APPLICATIONS,
  'public.outbox_messages': LEADS,
  'public.intro_calls': SALES,
  'public.company_hours': {
    visitor: 'R',
    graphic_designer: 'R',
    project_manager: 'R',
    owl: 'R',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  'public.parent_groups': SITE_GROUPS,
  'public.products': SITE_GROUPS,
  'public.brands': SITE_GROUPS,
  'public.brand_associations': SITE_GROUPS,
  'public.sites': SITE_GROUPS,
  'public.deals': SITE_GROUPS,
  'public.deal_brands': PARTS_OF_DEALS,
  'public.deal_products': PARTS_OF_DEALS,
  'public.deal_sites': PARTS_OF_DEALS,
  'public.ad_groups': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'RWD',
    owl: '-',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  // The samples write in a group that the designer is assigned to; the other groups have a test of their own.
  'public.ads': {
    visitor: '-',
    graphic_designer: 'RW',
    project_manager: 'RWD',
    owl: '-',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  'public.ad_files': {
    visitor: '-',
    graphic_designer: 'R',
    project_manager: 'R, D',
    owl: '-',
    admin: 'R, D',
    super_admin: 'R, D',
  },
  'public.ad_group_assignments': {
    visitor: '-',
    graphic_designer: 'R own',
    project_manager: 'RW',
    owl: '-',
    admin: 'RWD',
    super_admin: 'RWD',
  },
  'public.ad_comments': CLIENT_VOICES,
  'public.ad_comment_contacts': CLIENT_ADDRESSES,
  'public.ad_approvals': CLIENT_VOICES,
  'public.ad_approval_contacts': CLIENT_ADDRESSES,
  'public.ad_preview_opens': { ...CLIENT_VOICES, super_admin: 'R' },
  // A function adds them. The samples change one of a client with a group that the designer is assigned to.
  'public.ad_templates': {
    visitor: '-',
    graphic_designer: 'R, status',
    project_manager: 'R, status',
    owl: '-',
    admin: 'R, status, D',
    super_admin: 'R, status, D',
  },
  'public.ad_template_drafts': PARTS_OF_TEMPLATES,
  'public.ad_template_versions': PARTS_OF_TEMPLATES,
  'public.ad_drawings': PARTS_OF_TEMPLATES,
  'public.ad_fills': FILLS,
  'public.ad_fill_rows': FILLS,
  // Functions and triggers write them.
  'public.ad_events': TEMPLATE_FIGURES,
  'public.ad_template_days': TEMPLATE_FIGURES,
  'public.ad_template_uses': TEMPLATE_FIGURES,
  'public.ad_template_overflows': TEMPLATE_FIGURES,
  'private.ad_template_editors': NOBODY,
  'private.ad_fill_starts': NOBODY,
  'public.saved_views': {
    visitor: '-',
    graphic_designer: 'RWD own',
    project_manager: 'RWD own',
    owl: 'RWD own',
    admin: 'RWD own',
    super_admin: 'RWD own',
  },
  'public.notifications': INBOX,
  'public.notification_settings': INBOX,
  'public.notification_mutes': INBOX,
  'private.notification_events': NOBODY,
  'private.notification_digests': NOBODY,
  'public.quotes': QUOTES,
  'public.quote_versions': QUOTES,
  'public.quote_lines': QUOTES,
  'public.quote_templates': QUOTES,
  'public.quote_acceptances': QUOTES,
  'public.quote_declines': QUOTES,
  'public.quote_comments': QUOTES,
  'public.quote_events': QUOTES,
  'private.quote_links': NOBODY,
  'private.quote_counters': NOBODY,
  'private.freed_quote_numbers': NOBODY,
  'public.loyalty_programs': SITE_GROUPS,
  'public.loyalty_versions': SITE_GROUPS,
  // Entries are posted by functions.
  'public.loyalty_entries': {
    ...NOBODY,
    project_manager: 'R',
    owl: 'R',
    admin: 'R',
    super_admin: 'R',
  },
  'public.company_closed_days': { ...NOBODY, admin: 'RWD', super_admin: 'RWD' },
  'public.profiles': {
    visitor: '-',
    graphic_designer: 'R own',
    project_manager: 'R own',
    owl: 'R own',
    admin: 'R own',
    super_admin: 'R own',
  },
  'public.tasks': FOLLOW_UP,
  'public.notes': FOLLOW_UP,
  // Visitors and staff read what the privacy page states; functions change them.
  'public.retention_periods': {
    visitor: 'R pub',
    graphic_designer: 'R pub',
    project_manager: 'R pub',
    owl: 'R pub',
    admin: 'R pub',
    super_admin: 'R',
  },
  'private.privacy_requests': NOBODY,
  'private.mirroring_sessions': NOBODY,
  'private.invitations': NOBODY,
  'private.contact_imports': NOBODY,
  'private.place_imports': NOBODY,
  'private.place_import_files': NOBODY,
  'private.owl_import_collections': NOBODY,
  'private.owl_imports': NOBODY,
  'private.owl_import_rows': NOBODY,
  'private.owl_import_keys': NOBODY,
  'private.contact_import_rows': NOBODY,
  'private.address_changes': NOBODY,
  'private.acts': NOBODY,
  'private.audit_log': NOBODY,
  'private.brand_saves': NOBODY,
  'private.bulk_change_rows': NOBODY,
  'private.bulk_changes': NOBODY,
  'private.handovers': NOBODY,
  'private.change_values': NOBODY,
  'private.content_tables': NOBODY,
  'private.client_merges': NOBODY,
  'private.contact_merges': NOBODY,
  'private.lead_changes': NOBODY,
  'private.industry_merges': NOBODY,
  'private.gear_merges': NOBODY,
  'private.product_merges': NOBODY,
  'private.missing_candidates': NOBODY,
  'private.contact_import_clients': NOBODY,
  'private.task_reminders': NOBODY,
  'private.calendar_addresses': NOBODY,
  'private.calendar_changes': NOBODY,
  'private.calendar_cancellations': NOBODY,
  'private.job_workers': NOBODY,
  'private.page_vitals': NOBODY,
  'private.search_pages': NOBODY,
  'private.search_targets': NOBODY,
  'private.search_noted': NOBODY,
  'private.search_entries': NOBODY,
  'private.checked_files': NOBODY,
  'private.feedback_mails': NOBODY,
  'private.idempotency_keys': NOBODY,
  'private.rate_limits': NOBODY,
  'private.sign_ins': NOBODY,
  'private.second_factors': NOBODY,
  'private.passkeys': NOBODY,
  'private.recovery_codes': NOBODY,
  'private.second_factor_roles': NOBODY,
  'private.account_change_permits': NOBODY,
} as const satisfies Record<string, Record<Rank, Rights>>

export type Table = keyof typeof PERMISSIONS
export const TABLES = Object.keys(PERMISSIONS) as Table[]
