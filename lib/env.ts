import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
const required = (hint: string) => z.string({ error: `is missing: ${hint}` }).min(1, `is missing: ${hint}`)

const flag = z
  .enum(['0', '1'], { error: 'must be 1, for yes, or 0' })
  .default('0')
  .transform((value) => value === '1')

/** `Fieldlight <hello@example.com>` or the address alone. */
const sender = z.string().transform((value, context) => {
  const [, name = '', address = value] = value.match(/^([^<>"\p{Cc}]+?)\s*<([^<>]+)>$/u) ?? []
  if (z.email().safeParse(address).success) return { name, address }
  context.addIssue({ code: 'custom', message: 'must be an e-mail address, or a name and <an address>' })
  return z.NEVER
})

const shape = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Folder of the build. */
  NEXT_DIST_DIR: z.string().default('.next'),
  /** Public origin of this site, without a trailing slash: canonical links, redirects and the origin check of server actions. */
  SITE_URL: url.default('http://localhost:3000').transform((value) => new URL(value).origin),
  /** Shown on the privacy page, in mail and when a form could not be sent. */
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('hello@fieldlight.example'),
  /** The mail server. Without it mail stays in the outbox, where staff can read it. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@smtp.example.com' })
    .nullable()
    .default(null),
  /** Sender of mail; null means the company at CONTACT_EMAIL. */
  MAIL_FROM: sender.nullable().default(null),
  /** Recipient of notices about leads; null means CONTACT_EMAIL. */
  STAFF_EMAIL: z.email({ error: 'must be an e-mail address' }).nullable().default(null),
  /** Bearer token with which a scheduler calls /api/outbox; without it the endpoint is off. */
  CRON_SECRET: z.string().min(16, 'must have 16 characters or more').nullable().default(null),
  /** reCAPTCHA Enterprise: the public key, the Google Cloud project and a key for its API. Without them it is not loaded. */
  RECAPTCHA_SITE_KEY: z.string().nullable().default(null),
  RECAPTCHA_PROJECT_ID: z.string().nullable().default(null),
  RECAPTCHA_API_KEY: z.string().nullable().default(null),
  /** From 0 (bot) to 1 (person). Leads with a lower score are held for review. */
  RECAPTCHA_MIN_SCORE: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.5),
  /** Number of our own proxies in front of this server; each appends an address to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'must be a number from 1 to 9' })
    .int('must be a number from 1 to 9')
    .min(1, 'must be a number from 1 to 9')
    .max(9, 'must be a number from 1 to 9')
    .default(1),
  /** Whether our own proxy sets X-Request-Id and overwrites the sender's. */
  TRUST_REQUEST_ID: flag,
  /** Null means JSON in production and text otherwise. */
  LOG_FORMAT: z.enum(['json', 'text'], { error: "must be 'json' or 'text'" }).nullable().default(null),
  /** Shares pages, images and revalidations between servers; without it each server is on its own. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@redis.example.com:6379' })
    .nullable()
    .default(null),
  /** An OpenTelemetry collector (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.nullable().default(null),
  OTEL_SERVICE_NAME: z.string().default('fieldlight'),
  /** Whether browsers report web vitals. */
  WEB_VITALS: flag,
  /** Without it no tag manager is loaded. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, { error: 'must look like GTM-AB12CD3' })
    .nullable()
    .default(null),
  /** Without it no social pixel is loaded. */
  SOCIAL_PIXEL_ID: z.string().regex(/^\d+$/, { error: 'must be a number' }).nullable().default(null),
  /** Address of a scheduling provider's page, shown in a frame; without it the built-in scheduler is used. */
  SCHEDULING_URL: url.nullable().default(null),
  SUPABASE_URL: required('the address of your Supabase project')
    .pipe(url)
    .transform((value) => value.replace(/\/$/, '')),
  SUPABASE_PUBLISHABLE_KEY: required('the publishable key of your Supabase project'),
  SUPABASE_SECRET_KEY: required('the secret key of your Supabase project; it never reaches the browser'),
  /** Without it the built-in map is used. Browsers see the key: restrict it to the site's address. */
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** Numbered pins need a map id; the default is Google's id for demos. */
  GOOGLE_MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),
})

/** A partly configured reCAPTCHA would hold every lead for review. */
const schema = shape.refine(
  (env) => !env.RECAPTCHA_SITE_KEY === !(env.RECAPTCHA_PROJECT_ID && env.RECAPTCHA_API_KEY),
  {
    path: ['RECAPTCHA_SITE_KEY'],
    error: 'goes together with RECAPTCHA_PROJECT_ID and RECAPTCHA_API_KEY',
  },
)

export type Env = z.output<typeof schema>

/**
 * Validates a set of environment variables; an empty string counts as not set.
 *
 * @throws Error whose message is one sentence per wrong variable, each starting with the variable's name.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const sentences = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  throw new Error(`Wrong configuration. ${sentences.join(' ')} See .env.example.`)
}

/** The only reader of `process.env`. Evaluated on import, so that a wrong value stops the server's start. */
export const env = readEnv(process.env)

/** Whether this process is `next build`. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
